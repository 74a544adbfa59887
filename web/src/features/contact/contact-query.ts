import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import { getListingContact } from '@qaysari/contract/own-listing-endpoints';
import { listingsKey } from '../../entities/listing/listing-queries.ts';
import { callApi } from '../../lib/api/api-client.ts';

const asked = 10 * 60_000;

/**
 * How to reach the owner of an ad: to be asked for when somebody wants to know, as it is limited and counted. What
 * writes phone numbers comes with it.
 */
export function contactQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [listingsKey, 'contact', id],
    queryFn: async ({ signal }) => {
      const [contact, { formatPhone }] = await Promise.all([
        callApi(getListingContact, { language, params: { id }, signal }),
        import('../../lib/format/phone.ts'),
      ]);
      const { phone } = contact;
      return { ...contact, ...(phone !== undefined && { phoneText: formatPhone(phone) }) };
    },
    staleTime: asked,
    gcTime: asked,
  });
}

/** Opens a chat on WhatsApp with a first message. */
export function whatsappAddress(number: string, message: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
