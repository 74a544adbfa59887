import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useMutation } from '@tanstack/react-query';
import type { JsonEndpoint } from '@qaysari/contract/shared/endpoint';
import { limits } from '@qaysari/contract/shared/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../lib/api/failure.ts';
import { formatCountdown, startCountdown, useCountdown } from '../../lib/browser/use-countdown.ts';
import type { useApiForm } from '../../lib/forms/use-api-form.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';

interface CodeFormProps extends Pick<ResendLineProps, 'countdown' | 'resend'> {
  /** Of `useApiForm`; its failures are shown here. */
  form: ReturnType<typeof useApiForm<JsonEndpoint, { code: string }>>;
  /** Says where to look for the code. Omitted: in a mail. */
  help?: string;
}

/**
 * Form for the six digits of a mail or text message. It submits when the code is complete. Another code can be
 * requested below it.
 */
export function CodeForm({ form, countdown, resend, help }: CodeFormProps) {
  const { t } = useTranslation('recovery');
  const [isAsked, setAsked] = useState(false);
  const { problem, formProps } = form;
  const { code } = form.values;
  const isWhole = code.replaceAll(' ', '').length === limits.codeDigits;
  return (
    <>
      <form
        {...formProps}
        onSubmit={(event) => {
          setAsked(true);
          formProps.onSubmit(event);
        }}
      >
        <CodeInput
          label={t('code.label')}
          boxLabel={(number) => t('code.box', { number })}
          help={help ?? t('code.help')}
          value={code}
          onChange={(typed) => form.setValue('code', typed)}
          onComplete={() => void form.submit()}
          // No error for missing digits while people still read the mail.
          error={isWhole || isAsked ? form.field('code').error : undefined}
          autoFocus
        />
        <FailureAlert failure={problem} mt="3" />
        <SubmitButton
          mt="4"
          width="full"
          isWorking={form.isSending}
          workingText={t('code.working')}
        >
          {t('code.submit')}
        </SubmitButton>
      </form>
      <ResendLine countdown={countdown} resend={resend} onSent={() => form.reset()} />
    </>
  );
}

interface ResendLineProps {
  /** Name of the countdown until another code may be asked for. */
  countdown: string;
  resend: () => Promise<{ message: string }>;
  onSent: () => void;
}

/** Requests another code, once a minute. Its height does not change with the waiting time. */
function ResendLine({ countdown, resend, onSent }: ResendLineProps) {
  const { t } = useTranslation('recovery');
  const failureText = useFailureText();
  const waitId = useId();
  const left = useCountdown(countdown);
  const isWaiting = left > 0;
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: resend,
    onSuccess: () => {
      startCountdown(countdown, limits.codeResendSeconds);
      onSent();
    },
  });
  const answer = data?.message ?? (error && failureText(error, t('code.resendFailed')));
  return (
    <Box mt="4" textAlign="center" fontSize="sm">
      <Flex wrap="wrap" align="center" justify="center" columnGap="1">
        <Box as="span" color="fg.muted">
          {t('code.question')}
        </Box>
        <SubmitButton
          variant="ghost"
          size="sm"
          px="2"
          color={isWaiting ? 'fg.muted' : 'fg.brand'}
          isWorking={isPending}
          workingText={t('code.resending')}
          aria-disabled={isPending || isWaiting}
          aria-describedby={waitId}
          {...(isWaiting && { opacity: 0.75, _hover: {} })}
          onClick={() => {
            if (!isWaiting) mutate();
          }}
        >
          {t('code.resend')}
        </SubmitButton>
      </Flex>
      <Box
        as="p"
        id={waitId}
        minH="1.4rem"
        fontSize="xs"
        lineHeight="1.4rem"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {isWaiting && t('code.wait', { time: formatCountdown(left) })}
      </Box>
      <Box role="status" mt={answer ? '2' : '0'}>
        {answer}
      </Box>
    </Box>
  );
}
