import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import type { Listing } from '@qaysari/contract/listing/types';
import { SafetyHint } from '../../entities/listing/safety-hint.tsx';
import { ApiFailure, useFailureText } from '../../lib/api/failure.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { ContactLines, SendLine, type LineHeight } from './contact-lines.tsx';
import { contactQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';

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

/** The contact of an owner. The API limits and counts the requests: there is none before `ask` is called. */
export function useContact(listing: Listing) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    ...contactQuery(listing._id, language),
    enabled: false,
  });
  return {
    contact: data,
    /** Why the last request failed. */
    error: data || isFetching ? null : error,
    /** Answers at once what is known already, and undefined after a failure. */
    ask: async () => data ?? (await refetch({ cancelRefetch: false })).data,
    /** Where members write to the owner; visitors sign in first. */
    conversation: `${paths.conversation(language, listing.owner)}?${new URLSearchParams({ listing: listing._id }).toString()}`,
    /** The first words of a message to the owner. */
    greeting: () =>
      t('contact.greeting', {
        title: listing.title,
        link: location.origin + paths.listing(language, listing._id),
      }),
  };
}

export type AskedContact = ReturnType<typeof useContact>;
