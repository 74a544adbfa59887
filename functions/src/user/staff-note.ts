import type { PaperKind } from '@qaysari/contract/account/person';
import type { Transaction } from 'firebase-admin/firestore';
import { findAccountByEmail } from '../platform/accounts.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, Timestamp, isDocumentId } from '../platform/firestore.ts';
import { findUidOfUsername, findUserIn } from './store.ts';

/** The uid of a username, an e-mail address or a uid; undefined for what cannot be one. */
export async function findUidByName(name: string): Promise<string | undefined> {
  const uid = name.includes('@')
    ? (await findAccountByEmail(name))?.uid
    : ((await findUidOfUsername(name)) ?? name);
  return uid !== undefined && isDocumentId(uid) ? uid : undefined;
}

/** What staff note about a person: which papers they saw, or that they reached them at their number. */
export interface StaffNote {
  about: PaperKind | 'phone';
  /** Takes it back. */
  isOff: boolean;
}

export type Noted =
  | { outcome: 'nobody' }
  | { outcome: 'done' | 'noPhone'; uid: string; name: string; number: string };

/** Notes something about a person as they are in this transaction, or takes it back. */
export async function noteByStaff(
  transaction: Transaction,
  uid: string | undefined,
  { about, isOff }: StaffNote,
): Promise<Noted> {
  const user = uid === undefined ? undefined : await findUserIn(transaction, uid);
  if (!user || user.deletedAt) return { outcome: 'nobody' };
  const { id, username: name, phone: number = '' } = user;
  if (about === 'phone' && number === '') return { outcome: 'noPhone', uid: id, name, number };
  const at = Timestamp.fromMillis(clock.now());
  const [field, value] =
    about === 'phone' ? ['confirmedPhone', { number, at }] : [`seenPapers.${about}`, at];
  transaction.update(collection('users').doc(id), {
    [field]: isOff ? FieldValue.delete() : value,
  });
  return { outcome: 'done', uid: id, name, number };
}
