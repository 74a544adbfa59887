import { createHash } from 'node:crypto';
import type { Provider } from '@qaysari/contract/auth-endpoints';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';

/** Somebody as a provider knows them: its `sub` never changes and is never given to another. */
export interface IdentityKey {
  provider: Provider;
  subject: string;
}

/** Who is being signed up for an identity that nobody had. */
export interface Claim {
  uid: string;
  username: string;
}

/** A document of `identities`; with `username` and `expireAt` while it is only being claimed. */
interface Identity extends Partial<Claim> {
  uid: string;
  provider: Provider;
  createdAt: Timestamp;
  expireAt?: Timestamp;
}

/** Half as long as a username's claim, so that whoever joins in at the end still has the name. */
const claimMs = 5 * 60 * 1000;

const identities = () => collection('identities');

function identityReference({ provider, subject }: IdentityKey) {
  return identities().doc(createHash('sha256').update(`${provider}:${subject}`).digest('hex'));
}

/** Whose identity that is; undefined for nobody's, and while it is only being claimed. */
export async function findUidOfIdentity(key: IdentityKey): Promise<string | undefined> {
  const data = (await identityReference(key).get()).data() as Identity | undefined;
  return data?.expireAt === undefined ? data?.uid : undefined;
}

/** The sign-up that holds an identity now. */
export async function findRunningClaim(key: IdentityKey): Promise<Claim | undefined> {
  return readClaim((await identityReference(key).get()).data());
}

function readClaim(data: object | undefined): Claim | undefined {
  const { uid, username, expireAt } = (data ?? {}) as Partial<Identity>;
  const isRunning = expireAt !== undefined && expireAt.toMillis() > clock.now();
  return isRunning && uid !== undefined && username !== undefined ? { uid, username } : undefined;
}

/**
 * Claims an identity for a sign-up, and answers the claim that holds: of any number at once they all
 * get the same. `goneUid`: of a deleted person who may be replaced. Undefined when somebody has it.
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

/** Makes a claimed identity last, together with what `write` writes; does neither a second time. */
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

/** Gives an identity to somebody who has an account. */
export async function linkIdentity(key: IdentityKey, uid: string): Promise<void> {
  const createdAt = Timestamp.fromMillis(clock.now());
  await identityReference(key).set({ uid, provider: key.provider, createdAt });
}

/** All of a person's; one that has become somebody else's meanwhile stays. */
export async function deleteIdentitiesOf(uid: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(identities().where('uid', '==', uid));
    for (const each of docs) transaction.delete(each.ref);
  });
}
