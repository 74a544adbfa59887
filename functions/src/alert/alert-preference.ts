import type { AlertFrequency } from '@qaysari/contract/saved-search/types';
import type { Transaction } from 'firebase-admin/firestore';
import { findSearchIn, isTold } from '../saved-search/store.ts';
import { type UserRecord, isActive } from '../user/public.ts';
import { findUserIn, wantsCheaperMails } from '../user/store.ts';
import { type AlertSource, favoritesSource } from './store.ts';

/** Somebody who wants to be told of what a source finds. */
export interface AlertPreference {
  user: UserRecord;
  frequency: AlertFrequency;
  /** The query of a saved search; undefined for favorites. */
  filter: string | undefined;
  /** What happened before is no news: they could see it. Of favorites each has its own time. */
  since: Date | undefined;
}

/** Who wants to be told, as things are now; undefined where nobody does. */
export async function findAlertPreference(
  transaction: Transaction,
  { uid, source }: AlertSource,
): Promise<AlertPreference | undefined> {
  const user = await findUserIn(transaction, uid);
  if (!isActive(user)) return undefined;
  if (source === favoritesSource) {
    if (!wantsCheaperMails(user)) return undefined;
    return { user, frequency: 'atOnce', filter: undefined, since: undefined };
  }
  const search = await findSearchIn(transaction, uid, source);
  if (!search || !isTold(search)) return undefined;
  const { frequency, filter, seenAt } = search;
  return { user, frequency, filter, since: seenAt };
}
