import { readPhone } from '@qaysari/contract/shared/phone';
import type { Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp } from '../platform/firestore.ts';
import { type UserRecord, phoneConfirmationOf } from '../user/public.ts';
import { findUser } from '../user/store.ts';
import { placeholder } from './placeholder-account.ts';

/** A document of `phones`: which account a number signs in. */
interface PhoneDocument {
  uid: string;
  confirmedAt: Timestamp;
}

const reference = (number: string) => collection('phones').doc(number);

/** Digits of any script, and what people put between them. A username with letters is none. */
const numberForm = /^[\p{Nd}\p{Cf}\s+().-]+$/u;

/**
 * The uid of a confirmed phone number in any spelling; undefined for nobody's. Reads as much for a number that
 * nobody has.
 */
export async function findUidOfPhone(typed: string): Promise<string | undefined> {
  const number = numberForm.test(typed) ? readPhone(typed) : undefined;
  if (number === undefined) return undefined;
  const held = (await reference(number).get()).data() as PhoneDocument | undefined;
  const user = await findUser(held?.uid ?? placeholder.uid);
  return held && hasConfirmed(user, number) ? held.uid : undefined;
}

/** Whether the number is in the user's profile and confirmed. */
export function hasConfirmed(user: UserRecord | undefined, number: string): user is UserRecord {
  return user?.phone === number && phoneConfirmationOf(user) !== undefined;
}

/** Whether a number that this person has confirmed signs in another account. */
export async function isElsewhere({ id, phone = '' }: UserRecord): Promise<boolean> {
  const held = phone === '' ? undefined : (await reference(phone).get()).data();
  return held !== undefined && (held as PhoneDocument).uid !== id;
}

/** The uid of the account that the number signs in now. */
export async function findHolderIn(
  transaction: Transaction,
  number: string,
): Promise<string | undefined> {
  const held = (await transaction.get(reference(number))).data() as PhoneDocument | undefined;
  return held?.uid;
}

/** From now on the number signs in this account. */
export function reservePhone(transaction: Transaction, number: string, uid: string): void {
  const document: PhoneDocument = { uid, confirmedAt: Timestamp.fromMillis(clock.now()) };
  transaction.set(reference(number), document);
}
