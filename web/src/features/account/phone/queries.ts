import { queryOptions } from '@tanstack/react-query';
import { getUser } from '@qaysari/contract/investor/calls';
import type { Language } from '@qaysari/contract/shared/languages';
import { getPhoneConfirmation } from '@qaysari/contract/account/calls';
import { callAsMember } from '../../../lib/api/api-client.ts';

/** Whether this number of the person is confirmed. */
export function phoneQuery(person: string, phone: string, language: Language) {
  return queryOptions({
    queryKey: ['phone', person, phone] as const,
    queryFn: ({ signal }) => callAsMember(getPhoneConfirmation, { language, person, signal }),
  });
}

/** What others may know of the person. */
export function ownFactsQuery(person: string, language: Language) {
  return queryOptions({
    queryKey: ['own-facts', person] as const,
    queryFn: async ({ signal }) => {
      const params = { id: person };
      return (await callAsMember(getUser, { language, person, params, signal })).facts;
    },
  });
}
