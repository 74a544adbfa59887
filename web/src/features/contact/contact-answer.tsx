import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { SafetyHint } from '../../entities/listing/safety-hint.tsx';
import { ApiFailure, useFailureText } from '../../lib/api/failure.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { ContactLines, SendLine, type LineHeight } from './contact-lines.tsx';
import type { AskedContact } from './use-contact.ts';

interface ContactAnswerProps {
  asked: AskedContact;
  lineHeight: LineHeight;
}

/** The ways to reach an owner, or why they did not come; then what to know before paying. */
export function ContactAnswer({ asked, lineHeight }: ContactAnswerProps) {
  const { t } = useTranslation('ad');
  const failureText = useFailureText();
  const { contact, error, ask } = asked;
  return (
    <>
      <SendLine to={asked.conversation} minH={lineHeight} />
      {contact ? (
        <ContactLines {...{ contact, lineHeight }} greeting={asked.greeting()} />
      ) : error ? (
        <FailureAlert
          failure={{ text: failureText(error, t('contact.failed')) }}
          // After too many requests the text says when to try again.
          onRetry={isTooOften(error) ? undefined : () => void ask()}
        />
      ) : (
        <ContactSkeleton />
      )}
      <SafetyHint mx="3" mt="2" pt="3" pb="2" />
    </>
  );
}

function ContactSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Grid role="status" aria-busy="true" aria-label={t('loading')} p="1.5" gap="3">
      <Skeleton height="9" />
      <Skeleton height="9" />
      <Skeleton height="9" />
    </Grid>
  );
}

function isTooOften(error: Error): boolean {
  return error instanceof ApiFailure && error.status === 429;
}
