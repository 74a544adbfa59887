import type { AlertFrequency } from '@qaysari/contract/saved-search/types';
import type { Transaction } from 'firebase-admin/firestore';
import { findSearchIn, isTold } from '../saved-search/store.ts';
import { type UserRecord, isActive } from '../user/public.ts';
import { findUserIn, wantsCheaperMails } from '../user/store.ts';
import { type AlertSource, favoritesSource } from './store.ts';

/** Somebody who wants alerts about what a source finds. */
export interface AlertPreference {
  user: UserRecord;
  frequency: AlertFrequency;
  /** The query of a saved search; undefined for favorites. */
  filter: string | undefined;
  /** Earlier events need no alert: the person could see them. Undefined for favorites, where each has its own time. */
  since: Date | undefined;
}

/** Who wants the alerts of a source now; undefined where nobody does. */
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
