import { createHash } from 'node:crypto';
import type { Provider } from '@qaysari/contract/account/types';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';

/** A provider's identity: its `sub` never changes and is never reused. */
export interface IdentityKey {
  provider: Provider;
  subject: string;
}

/** The account that is being opened for a new identity. */
export interface Claim {
  uid: string;
  username: string;
}

/** A document of `identities`. `username` and `expireAt` are set only during a claim. */
interface Identity extends Partial<Claim> {
  uid: string;
  provider: Provider;
  createdAt: Timestamp;
  expireAt?: Timestamp;
}

/** Half the lifetime of a username claim: a request that joins late still has the username. */
const claimMs = 5 * 60 * 1000;

const identities = () => collection('identities');

function identityReference({ provider, subject }: IdentityKey) {
  return identities().doc(createHash('sha256').update(`${provider}:${subject}`).digest('hex'));
}

/** The uid that owns an identity; undefined when it is free or only claimed. */
export async function findUidOfIdentity(key: IdentityKey): Promise<string | undefined> {
  const data = (await identityReference(key).get()).data() as Identity | undefined;
  return data?.expireAt === undefined ? data?.uid : undefined;
}

/** The claim that currently holds an identity. */
export async function findRunningClaim(key: IdentityKey): Promise<Claim | undefined> {
  return readClaim((await identityReference(key).get()).data());
}

function readClaim(data: object | undefined): Claim | undefined {
  const { uid, username, expireAt } = (data ?? {}) as Partial<Identity>;
  const isHeld = expireAt !== undefined && isRunning(expireAt.toMillis(), claimMs);
  return isHeld && uid !== undefined && username !== undefined ? { uid, username } : undefined;
}

/**
 * Claims an identity for a sign-up and returns the valid claim: concurrent calls all get the same one.
 * `deletedUid` is a deleted user who may be replaced. Undefined when another user owns it.
 */
export async function claimIdentity(
  key: IdentityKey,
  claim: Claim,
  deletedUid: string | undefined,
): Promise<Claim | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(identityReference(key))).data() as Identity | undefined;
    const runningClaim = readClaim(data);
    if (runningClaim) return runningClaim;
    if (data && data.expireAt === undefined && data.uid !== deletedUid) return undefined;
    const now = clock.now();
    transaction.set(identityReference(key), {
      ...claim,
      provider: key.provider,
      createdAt: Timestamp.fromMillis(now),
      expireAt: Timestamp.fromMillis(now + claimMs),
    });
    return claim;
  });
}

/**
 * Turns a claim into a permanent identity, in one transaction with `write`. A second call does nothing.
 */
export async function confirmIdentity(
  key: IdentityKey,
  uid: string,
  write: (writes: TransactionOrBatch) => void,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(identityReference(key))).data() as Identity | undefined;
    if (data?.expireAt === undefined || data.uid !== uid) return;
    transaction.set(identityReference(key), {
      uid,
      provider: key.provider,
      createdAt: data.createdAt,
    });
    write(transaction);
  });
}

/** Deletes the identities of a user whose provider does not say whether it verified the address. */
export async function deleteUnvouchedIdentitiesOf(uid: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(identities().where('uid', '==', uid));
    for (const each of docs) {
      if ((each.data() as Identity).provider === 'facebook') transaction.delete(each.ref);
    }
  });
}

/** Links an identity to an existing account. */
export async function linkIdentity(key: IdentityKey, uid: string): Promise<void> {
  const createdAt = Timestamp.fromMillis(clock.now());
  await identityReference(key).set({ uid, provider: key.provider, createdAt });
}

/**
 * Deletes the identities of a user, all or those linked `since` then; the query runs in the transaction, so an identity that moved to
 * another user stays.
 */
export async function deleteIdentitiesOf(uid: string, since?: Timestamp): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(identities().where('uid', '==', uid));
    const isOld = (createdAt: Timestamp) => since !== undefined && createdAt < since;
    for (const each of docs) {
      if (!isOld((each.data() as Identity).createdAt)) transaction.delete(each.ref);
    }
  });
}
