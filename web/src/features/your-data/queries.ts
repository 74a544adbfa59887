import { getData, listSessions } from '@qaysari/contract/account/calls';
import type { Language } from '@qaysari/contract/shared/languages';
import { listSubscriptions } from '@qaysari/contract/notification/calls';
import { queryOptions } from '@tanstack/react-query';
import { callAsMember } from '../../lib/api/api-client.ts';

const keyOf = (what: string, me: string | undefined) => ['yourData', what, me ?? null];

/** The devices on which somebody is signed in. */
export function devicesQuery(me: string | undefined, language: Language) {
  return queryOptions({
    queryKey: keyOf('devices', me),
    queryFn: ({ signal }) => callAsMember(listSessions, { language, signal, person: me }),
    enabled: me !== undefined,
  });
}

/** What somebody receives without asking: mails and notifications. */
export function subscriptionsQuery(me: string | undefined, language: Language) {
  return queryOptions({
    queryKey: keyOf('subscriptions', me),
    queryFn: ({ signal }) => callAsMember(listSubscriptions, { language, signal, person: me }),
    enabled: me !== undefined,
  });
}

/** The status of the archive with somebody's data. */
export function archiveQuery(me: string | undefined, language: Language) {
  return queryOptions({
    queryKey: keyOf('archive', me),
    queryFn: ({ signal }) => callAsMember(getData, { language, signal, person: me }),
    enabled: me !== undefined,
  });
}
