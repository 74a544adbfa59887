import { limits } from '@qaysari/contract/shared/limits';
import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import type { UserRecord } from '../user/store.ts';

type PreviousEmail = NonNullable<UserRecord['previousEmails']>[number];

function isRecent({ changedAt }: PreviousEmail): boolean {
  return changedAt.toMillis() > clock.now() - limits.undoDays * 24 * 60 * 60 * 1000;
}

/** The address that a user had in the last seven days, at its oldest change; undefined for none. */
export function findPreviousEmail(
  user: UserRecord | undefined,
  email: string,
): PreviousEmail | undefined {
  return user?.previousEmails?.find((each) => each.email === email && isRecent(each));
}

/** The addresses of before once `user.email` has been replaced. */
export function addPreviousEmail({ email, previousEmails = [] }: UserRecord): PreviousEmail[] {
  const changedAt = Timestamp.fromMillis(clock.now());
  return [...previousEmails.filter(isRecent), { email, changedAt }];
}

/**
 * The addresses of before once the change away from `email` was taken back. Later ones go with it, so that
 * a thief who changed twice cannot come back; older ones stay.
 */
export function dropPreviousEmails(
  { previousEmails = [] }: UserRecord,
  email: string,
): PreviousEmail[] {
  const index = previousEmails.findIndex((each) => each.email === email);
  return index === -1 ? previousEmails : previousEmails.slice(0, index);
}
