import type { ConversationListing } from '@qaysari/contract/message/types';
import { useQuery } from '@tanstack/react-query';
import { listingQuery } from '../../../entities/listing/queries.ts';
import { useLanguage } from '../../../i18n/language.ts';

/** The ad that somebody came from, for a conversation that has not begun. `id`: undefined for none. */
export function useListingAsked(id: string | undefined): ConversationListing | undefined {
  const language = useLanguage();
  const { data } = useQuery({ ...listingQuery(id ?? '', language), enabled: id !== undefined });
  if (!data || id === undefined) return undefined;
  const { _id, title, category, images, currency, price, availability = 'forSale' } = data;
  const [image] = images;
  return {
    _id,
    title,
    category,
    ...(image !== undefined && { image }),
    currency,
    price,
    now: { currency, price, availability },
  };
}
