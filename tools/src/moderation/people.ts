import { displayName } from '@qaysari/contract/account/types';
import { countsOf } from '../../../functions/src/review/words.ts';
import type { UserRecord } from '../../../functions/src/user/record.ts';
import { findUsers } from '../../../functions/src/user/store.ts';
import { timeOf } from './revision.ts';

const isGone = (user: UserRecord | undefined) => !user || Boolean(user.deletedAt);

/** Who somebody is, and how to reach them. */
export function contactLine(user: UserRecord | undefined): string {
  if (!user || isGone(user)) return 'deleted account';
  return `${displayName(user)} (${user.username}) <${user.email}>, phone ${user.phone ?? 'none'}`;
}

/** Who somebody is, in one line: name, how to reach them, since when, and how many ads and cases they have. */
export async function personLine(user: UserRecord | undefined): Promise<string> {
  if (!user || isGone(user)) return 'deleted account';
  const { ads, cases } = await countsOf(user.id);
  const since = timeOf(user.createdAt).slice(0, 'yyyy-mm-dd'.length) || 'unknown';
  return `${contactLine(user)}, member since ${since}, ads: ${ads}, cases: ${cases}`;
}

/** Names of people by their uids. */
export async function namesOf(uids: readonly string[]): Promise<(uid: string) => string> {
  const users = await findUsers([...new Set(uids)]);
  return (uid) => {
    const user = users.get(uid);
    return user && !isGone(user) ? displayName(user) : 'deleted account';
  };
}

/** How much of a uid tells two people of one name apart. */
const shortLength = 6;

/** The same, with the beginning of the uid, as two people may have one name. */
export async function namesWithIdsOf(uids: readonly string[]): Promise<(uid: string) => string> {
  const nameOf = await namesOf(uids);
  return (uid) => `${nameOf(uid)} (${uid.slice(0, shortLength)})`;
}
