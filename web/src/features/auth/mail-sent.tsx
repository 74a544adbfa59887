import { resendVerificationSchema } from '@qaysari/contract/account/schema';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { MailCheck } from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { resendVerification } from '@qaysari/contract/account/calls';
import { limits } from '@qaysari/contract/shared/limits';
import { useMutation } from '@tanstack/react-query';
import {
  addressOfNewAccount,
  linkCountdown,
  signUpAgain,
} from '../../entities/person/new-account.ts';
import { keepFrom } from '../../entities/person/sign-in-link.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatCountdown, useCountdown, startCountdown } from '../../lib/browser/use-countdown.ts';
import { paths } from '../../lib/routes/routes.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { Alert, FailureAlert, type FailureAlertProps } from '../../ui/alert.tsx';

/** After a sign-up: where the link was sent, a button for another, and a way back to correct the address. */
export function MailSent({ text }: { text: string }) {
  const { t } = useTranslation('auth');
  const [email] = useState(addressOfNewAccount);
  return (
    <Flex gap="3" bg="bg.brandSubtle" borderRadius="lg" px="3" py="4" mb="6">
      <Box color="fg.brand" flexShrink="0" aria-hidden="true">
        <MailCheck size={28} />
      </Box>
      <Box minW="0" flex="1" fontSize="sm">
        {email !== undefined && (
          <Box as="p" fontWeight="bold" mb="1">
            {t('sent.to')}
            {/* A line of its own: it breaks only where it is wider than that. */}
            <Box as="span" display="block" overflowWrap="anywhere">
              <bdi dir="ltr">{email}</bdi>
            </Box>
          </Box>
        )}
        <p>{text}</p>
        {email !== undefined && <Ways email={email} />}
      </Box>
    </Flex>
  );
}

/** Its height does not change with the waiting time. */
function Ways({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { search } = useLocation();
  const again = useLinkAgain(email);
  const seconds = useCountdown(linkCountdown);
  const isWaiting = seconds > 0;
  return (
    <>
      <Flex wrap="wrap" align="center" columnGap="4" mt="1">
        <SubmitButton
          variant="ghost"
          size="sm"
          px="0"
          color={isWaiting ? 'fg.muted' : 'fg.brand'}
          isWorking={again.isPending}
          workingText={t('sent.working')}
          aria-disabled={again.isPending || isWaiting}
          {...(isWaiting && { cursor: 'default', opacity: 0.8, _hover: {} })}
          onClick={() => {
            if (!isWaiting) again.send();
          }}
        >
          {isWaiting ? t('sent.againIn', { time: formatCountdown(seconds) }) : t('sent.again')}
        </SubmitButton>
        <RouterLink
          to={paths.signUp(language) + keepFrom(search)}
          py="2"
          onClick={() => signUpAgain()}
        >
          {t('sent.change')}
        </RouterLink>
      </Flex>
      <Box as="p" role="status" fontWeight="semibold" color="fg.brand" _empty={{ display: 'none' }}>
        {again.answer}
      </Box>
      <Box as="p" role="status" color="fg.error" _empty={{ display: 'none' }}>
        {again.failure}
      </Box>
    </>
  );
}

/** Sends the link that verifies an address again. */
function useLinkAgain(usernameOrEmail: string) {
  const language = useLanguage();
  const failureText = useFailureText();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      submitToApi(resendVerification, {
        language,
        body: resendVerificationSchema.cast({ usernameOrEmail }),
      }),
    onSuccess: () => startCountdown(linkCountdown, limits.codeResendSeconds),
  });
  return {
    send: () => mutate(),
    isPending,
    /** What the server said. */
    answer: data?.message,
    failure: error ? failureText(error) : undefined,
  };
}

interface UnverifiedProps {
  failure: FailureAlertProps['failure'];
  usernameOrEmail: string;
}

/** Says that the address is not verified yet, and sends another link. The answer replaces the question. */
export function Unverified({ failure, usernameOrEmail }: UnverifiedProps) {
  const { t } = useTranslation('auth');
  const again = useLinkAgain(usernameOrEmail);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (again.answer !== undefined) answer.current?.focus();
  }, [again.answer]);
  if (again.answer !== undefined) {
    return (
      <Box ref={answer} tabIndex={-1} outline="none" mb="5">
        <Alert kind="success">{again.answer}</Alert>
      </Box>
    );
  }
  return (
    <FailureAlert
      failure={failure}
      mb="5"
      action={
        <>
          <SubmitButton
            variant="outline"
            size="sm"
            isWorking={again.isPending}
            workingText={t('unverified.working')}
            onClick={again.send}
          >
            {t('unverified.resend')}
          </SubmitButton>
          <Box role="status" mt="2" _empty={{ display: 'none' }}>
            {again.failure}
          </Box>
        </>
      }
    />
  );
}
