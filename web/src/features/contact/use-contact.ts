import { useQuery } from '@tanstack/react-query';
import type { Listing } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { contactQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';

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
