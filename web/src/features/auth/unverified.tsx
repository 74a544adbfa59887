import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, FailureAlert, type FailureAlertProps } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { useLinkAgain } from './use-link-again.ts';

interface UnverifiedProps {
  failure: FailureAlertProps['failure'];
  usernameOrEmail: string;
}

/** Says that the address waits for its link, and sends another; the answer takes the place of the question. */
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
