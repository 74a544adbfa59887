import { register } from '@qaysari/contract/account/calls';
import { sendMessage } from '@qaysari/contract/message/calls';
import { createListing } from '@qaysari/contract/publish/calls';
import { sendReport } from '@qaysari/contract/report/calls';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';
import { sweepLooseImages } from '../../../functions/src/listing/images/image-store.ts';
import { findListingImages } from '../../../functions/src/listing/store.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { call, dataOf, type Answer } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { crashAfterEach, startCrashProcess, type KillAfter } from '../../support/crash-process.ts';
import { adFields, sendForm } from '../../support/form.ts';
import { accountsOf } from '../../support/own-accounts.ts';
import { openWholeApi } from '../../support/own-api.ts';
import { newPerson } from '../../support/people.ts';
import { somePhoto } from '../../support/photos.ts';
import { unsignedSession } from '../../support/session-of.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { filesAt, filesOf } from '../../support/stored-images.ts';
import { newKey, chatUserOf, type ChatUser } from '../../support/chat-users.ts';

/**
 * `kill -9` after each write of a call, including the last one before its answer. The client retries with the same key
 * at another process. Both calls together must have the effect of one.
 */

const name = 'answer-crash';
const app = isolatedApp(name);
const firestore = getFirestore(app);
await emptyProject(app);
const endAccounts = accountsOf(app);
const api = await openWholeApi();
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  endAccounts();
  await emptyProject(app);
});

async function build(): Promise<ChatUser> {
  const { username, email, password } = newPerson();
  const { uid } = await getAuth(app).createUser({ email, emailVerified: true });
  const user = { ...completeProfile, username, email, role: 'member', isOAuth: false };
  await firestore.doc(`users/${uid}`).set(user);
  const token = unsignedSession(app.options.projectId ?? '', uid);
  return chatUserOf({ uid, username, email, password }, token);
}

async function approvedAd(owner: string): Promise<string> {
  const id = `ad-of-${owner}`;
  const text = { ...adFields, price: 1000, images: [], isFeatured: false, portability: false };
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await firestore.doc(`listings/${id}`).set({ ...text, ...times, owner, status: 'approved' });
  return id;
}

const idsOf = async (collection: string, field: string, value: string) =>
  (await firestore.collection(collection).where(field, '==', value).get()).docs.map(({ id }) => id);

/** After this sweep, files without an ad are deleted. */
async function sweepAnHourLater(listing: string): Promise<void> {
  const loose = firestore.collection('looseImages').where('listing', '==', listing);
  const longAgo = Timestamp.fromMillis(Date.now() - 61 * 60_000);
  const { docs } = await loose.get();
  await Promise.all(docs.map(({ ref }) => ref.update({ createdAt: longAgo })));
  await sweepLooseImages(findListingImages);
  expect((await loose.get()).size).toBe(0);
}

interface CrashedCall {
  send: (origin: string) => Promise<Answer>;
  check: (again: Answer) => Promise<void>;
}

/**
 * Sends new calls to processes that crash. `make` returns the call, which is sent again to a healthy process. `check`
 * gets that answer. A call has at least `least` writes.
 */
function crashCalls(
  killAfter: KillAfter,
  least: number,
  make: () => Promise<CrashedCall> | CrashedCall,
  serves?: 'publish',
): Promise<void> {
  return crashAfterEach(killAfter, least, async (writes) => {
    await using child = await startCrashProcess(writes, name, serves);
    const { send, check } = await make();
    const first = await send(child.origin).catch(() => undefined);
    await check(await send(api.origin));
    expect(first?.status ?? 200, JSON.stringify(first?.body)).toBe(200);
    return first !== undefined;
  });
}

/** What an interrupted call leaves, for each kind of call. */
const calls = {
  'a message is there once': async (killAfter: KillAfter) => {
    await crashCalls(killAfter, 2, async () => {
      const [one, other, key] = [await build(), await build(), newKey()];
      await approvedAd(other.uid);
      return {
        send: (origin) => one.send(other, 'Hello', { key, origin }),
        check: async (again) => {
          const { _id, seq } = dataOf(sendMessage, again);
          expect(await idsOf('messages', 'sender', one.uid)).toEqual([_id]);
          expect(seq).toBe(1);
        },
      };
    });
  },

  'an ad is there once, with its pictures': async (killAfter: KillAfter) => {
    const photo = await somePhoto();
    await crashCalls(
      killAfter,
      3,
      async () => {
        const [{ uid, token }, key] = [await build(), newKey()];
        return {
          send: (origin) => sendForm(createListing, adFields, [photo], { token, key, origin }),
          check: async (again) => {
            const { _id, images } = dataOf(createListing, again);
            expect(await idsOf('listings', 'owner', uid)).toEqual([_id]);
            expect(images).toHaveLength(1);
            await sweepAnHourLater(_id);
            expect(await filesOf(_id)).toEqual(filesAt(images));
          },
        };
      },
      'publish',
    );
  },

  'a report is there once, with its note once, and counts once': async (killAfter: KillAfter) => {
    await crashCalls(killAfter, 2, async () => {
      const [me, other] = [await build(), await build()];
      const ad = await approvedAd(other.uid);
      const json = { kind: 'listing', id: ad, reason: 'scam', note: 'Asked for money' };
      return {
        send: (origin) => call(sendReport, json, { token: me.token, origin }),
        check: async (again) => {
          const { number } = dataOf(sendReport, again);
          const [id = '', ...more] = await idsOf('reports', 'reporter', me.uid);
          expect(more).toEqual([]);
          const report = (await firestore.doc(`reports/${id}`).get()).data();
          expect(report).toMatchObject({ number, notes: [{ text: 'Asked for money' }] });
          expect(report?.['notes']).toHaveLength(1);
          const known = (await firestore.doc(`reportCases/listing~${ad}`).get()).data();
          expect(known).toMatchObject({ reports: 1, reporters: 1, reasons: { scam: 1 } });
        },
      };
    });
  },

  'an account is there once, with one mail, at the latest when the name is free again': async (
    killAfter: KillAfter,
  ) => {
    await crashCalls(killAfter, 3, () => {
      const [person, key] = [newPerson(), newKey()];
      const start = Date.now();
      return {
        send: (origin) => call(register, person, { headers: { 'Idempotency-Key': key }, origin }),
        check: async (again) => {
          const isHeld = again.status === 429;
          if (isHeld) {
            const shifted = vi.spyOn(clock, 'now');
            shifted.mockImplementation(() => Date.now() + 11 * 60_000);
            const later = await call(register, person, {
              headers: { 'Idempotency-Key': key },
              origin: api.origin,
            });
            shifted.mockRestore();
            expect(later.status, JSON.stringify(later.body)).toBe(200);
          } else expect(again.status, JSON.stringify(again.body)).toBe(200);
          const { uid, metadata } = await getAuth(app).getUserByEmail(person.email);
          expect(Date.parse(metadata.creationTime)).toBeGreaterThan(start - 2_000);
          expect(await idsOf('users', 'email', person.email)).toEqual([uid]);
          expect(await idsOf('usernames', 'uid', uid)).toEqual([person.username]);
          expect(await idsOf('mail', 'whom', person.email)).toHaveLength(1);
        },
      };
    });
  },
};

/** `titles`: the interrupted calls, all by default. */
export function proveAnswerCrash(
  killAfter: KillAfter,
  titles = Object.keys(calls) as readonly (keyof typeof calls)[],
): void {
  test.each(titles)('%s', (title) => calls[title](killAfter));
}
