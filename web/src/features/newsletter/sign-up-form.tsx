import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslateError } from '../../lib/api/failure.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Input, useLtr } from '../../ui/text-field.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { ChunkLoadError, loadChunk } from '../../lib/browser/load-chunk.ts';
import { useSendingLock } from '../../lib/forms/use-sending-lock.ts';
import type { SignUpProblem } from './send-sign-up.ts';

const loadSending = () => loadChunk(() => import('./send-sign-up.ts'));

type State =
  | { phase: 'ready' | 'sending' }
  | { phase: 'wrong'; problem: SignUpProblem }
  | { phase: 'sent'; email: string };

/** Validation and sending load when the field gets the focus: every page has it, and few people use it. */
function useSignUp() {
  const language = useLanguage();
  const [state, setState] = useState<State>({ phase: 'ready' });
  const { take, release } = useSendingLock();
  const send = async (email: string): Promise<SignUpProblem | undefined> => {
    try {
      return await (await loadSending()).sendSignUp(email, language);
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      const network = navigator.onLine ? 'noAnswer' : 'offline';
      return { error: { network }, isWrong: false };
    }
  };
  return {
    state,
    prepare: () => void loadSending().catch(() => undefined),
    submit: async (typed: string) => {
      if (!take()) return;
      const email = typed.trim();
      setState({ phase: 'sending' });
      try {
        const problem = await send(email);
        setState(problem ? { phase: 'wrong', problem } : { phase: 'sent', email });
      } catch (error) {
        setState({ phase: 'ready' });
        throw error;
      } finally {
        release();
      }
    },
    /** The typed address has changed. */
    change: () => {
      if (state.phase === 'wrong') setState({ phase: 'ready' });
    },
  };
}

interface NewsletterFormProps {
  /** On the background of the footer. */
  onBrand?: boolean;
}

/** Label, field and line for an error. The result needs no more, except on the smallest screens. */
const formHeight = '6.35rem';

/** Signs an address up for the newsletter. The result replaces the field. */
export function NewsletterForm({ onBrand = false }: NewsletterFormProps) {
  const { state, prepare, submit, change } = useSignUp();
  const isSent = state.phase === 'sent';
  return (
    <Box position="relative" minH={formHeight}>
      {!isSent && (
        <SignUpFields
          onBrand={onBrand}
          isSending={state.phase === 'sending'}
          problem={state.phase === 'wrong' ? state.problem : undefined}
          onTurnTo={prepare}
          onChange={change}
          onSubmit={(email) => void submit(email)}
        />
      )}
      {/* Always rendered: a live region that mounts together with its text is not announced. */}
      <Box role="status">{isSent && <Sent email={state.email} />}</Box>
    </Box>
  );
}

interface SignUpFieldsProps {
  onBrand: boolean;
  isSending: boolean;
  problem:
    Extract<ReturnType<typeof useSignUp>['state'], { phase: 'wrong' }>['problem'] | undefined;
  onTurnTo: () => void;
  onChange: () => void;
  onSubmit: (email: string) => void;
}

function SignUpFields(props: SignUpFieldsProps) {
  const { onBrand, isSending, problem, onTurnTo, onChange, onSubmit } = props;
  const { t } = useTranslation('newsletter');
  const translateError = useTranslateError();
  const ltr = useLtr();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(input.current?.value ?? '');
      }}
      onFocus={onTurnTo}
    >
      <Box asChild display="block" fontSize="sm" mb="1.5">
        <label htmlFor={id}>{t('form.email')}</label>
      </Box>
      <Flex wrap="wrap" gap="2">
        <Input
          ref={input}
          flex="1 1 9rem"
          minW="0"
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={limits.emailLength}
          readOnly={isSending}
          aria-invalid={problem?.isWrong === true}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={onChange}
          {...ltr}
          {...(onBrand && focusOnBrand)}
        />
        <SubmitButton
          size="md"
          flexShrink="0"
          {...(onBrand && { variant: 'onBrand', ...focusOnBrand })}
          isWorking={isSending}
          workingText={t('form.working')}
        >
          {t('form.submit')}
        </SubmitButton>
      </Flex>
      <Box
        id={`${id}-problem`}
        aria-live="polite"
        minH="1.4rem"
        mt="1"
        fontSize="xs"
        lineHeight="1.4rem"
        color={onBrand ? 'copper.200' : 'fg.error'}
      >
        {problem && translateError(problem.error)}
      </Box>
    </form>
  );
}

const focusOnBrand = { _focusVisible: { outlineColor: 'copper.200' } } as const;

/** Takes the focus that the button had. */
function Sent({ email }: { email: string }) {
  const { t } = useTranslation('newsletter');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Box asChild outline="none" overflowWrap="anywhere">
      <p ref={words} tabIndex={-1}>
        {t('form.sent', { email, count: limits.newsletterMailHours })}
      </p>
    </Box>
  );
}
