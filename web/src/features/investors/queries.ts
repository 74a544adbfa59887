import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getUser, listInvestors } from '@qaysari/contract/investor/calls';
import type { InvestorCard, OtherUser } from '@qaysari/contract/investor/types';
import {
  choiceFilter,
  writeInvestorFilter,
  type InvestorFilter,
} from '@qaysari/contract/investor/filter';
import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { callAsMember } from '../../lib/api/api-client.ts';
import { whatsappNumber } from '../../lib/format/whatsapp.ts';

/** Somebody who returns from an investor sees the list as it was, without a refetch. */
const listStaleMs = 30_000;

/** Each read of an investor counts against a limit. A refetch on window focus must not use it up. */
const oneStaleMs = 5 * 60_000;

const all = ['investors'] as const;

const role = { role: 'investor' } as const;

/** Filters by nothing. */
export const noFilter: InvestorFilter = {
  ...choiceFilter(() => []),
  currency: undefined,
  band: undefined,
  search: undefined,
  listing: undefined,
};

/** Approved investors, page by page. The previous list stays while that of another filter loads. */
export function investorsQuery(filter: InvestorFilter, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...all, 'list', writeInvestorFilter(filter).toString()] as const,
    queryFn: ({ pageParam, signal }) =>
      callAsMember(listInvestors, {
        language,
        query: role,
        body: { ...filter, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: listStaleMs,
  });
}

/** Some investors besides this one. */
export function otherInvestorsQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [...all, 'some'] as const,
    queryFn: async ({ signal }) => {
      const body = { ...noFilter, limit: limits.investorPageSize };
      return (await callAsMember(listInvestors, { language, query: role, body, signal })).users;
    },
    select: (users: InvestorCard[]) => users.filter(({ _id }) => _id !== id),
    staleTime: listStaleMs,
  });
}

/** Another member, with the number as people read it and where WhatsApp finds it. */
export interface ReachableUser extends OtherUser {
  phoneText?: string;
  whatsapp?: string;
}

/** An investor. Loads the library for phone numbers too. */
export function investorQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [...all, 'one', id] as const,
    queryFn: async ({ signal }): Promise<ReachableUser> => {
      const [person, { formatPhone }] = await Promise.all([
        callAsMember(getUser, { language, params: { id }, signal }),
        import('../../lib/format/phone.ts'),
      ]);
      const { phone } = person;
      if (phone === undefined) return person;
      const whatsapp = whatsappNumber(phone);
      return { ...person, phoneText: formatPhone(phone), ...(whatsapp && { whatsapp }) };
    },
    staleTime: oneStaleMs,
  });
}
