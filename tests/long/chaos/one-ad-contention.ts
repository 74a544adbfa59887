import { addFavorite, getListingContact, renewListing } from '@qaysari/contract/listing/own-calls';
import { countListingView } from '@qaysari/contract/listing/calls';
import { updateListing } from '@qaysari/contract/publish/calls';
import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { getFirestore, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFigures } from '../../../functions/src/listing/statistics-store.ts';
import { allSearchEntries, saveListing } from '../../../functions/src/listing/write-store.ts';
import { openSearchIndex } from '../../../functions/src/search/search-index.ts';
import { listingWritten } from '../../../functions/src/triggers.ts';
import { type Answer, ask } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { writeFigures } from '../../support/figures.ts';
import { adFields, sendForm } from '../../support/form.ts';
import { openIsolatedApi } from '../../support/isolated-api.ts';
import type { OwnApi } from '../../support/own-api.ts';
import { signedSession } from '../../support/signed-sessions.ts';
import { isolatedApp } from '../../support/stack.ts';
import { untilFree } from '../../support/until-free.ts';
import { storedAd } from '../../support/whole-ad.ts';

/** A hundred people, the owner and staff write about one ad in the same moment. */

const app = isolatedApp('one-ad-contention');
const firestore = getFirestore(app);
let api: OwnApi;
beforeAll(async () => {
  api = await openIsolatedApi(app);
});
const counted = { rushes: 0, rushCalls: 0, rushRefusals: 0 };
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  writeFigures(counted);
});

const sessionOf = (uid: string) => signedSession(app.options.projectId ?? '', { uid });

async function buildPerson(uid: string): Promise<string> {
  const user = { ...completeProfile, username: uid, email: `${uid}@example.com`, role: 'member' };
  await firestore.doc(`users/${uid}`).set(user);
  return sessionOf(uid);
}

async function buildAd(id: string, owner: string): Promise<void> {
  const longAgo = Timestamp.fromMillis(Date.UTC(2001, 0, 1));
  const batch = firestore.batch();
  saveListing(batch, id, {
    ...{ owner, title: 'A bakery', description: 'Bread', category: 'restaurants_cafes' },
    ...{ location: 'samawah', currency: 'usd', price: 1000, portability: false, images: [] },
    ...{
      status: 'approved',
      isFeatured: false,
      settled: { status: 'approved', isFeatured: false },
    },
    ...{ language: 'en', createdAt: longAgo, updatedAt: longAgo },
  });
  await batch.commit();
}

/** Staff change the document in the console; the event comes twice. */
async function byStaff(id: string, fields: Record<string, unknown>): Promise<undefined> {
  const reference = firestore.doc(`listings/${id}`);
  const before = await reference.get();
  await untilFree(() => reference.update(fields));
  const after: DocumentSnapshot = await reference.get();
  const deliver = () => untilFree(() => listingWritten(id, { before, after }));
  await Promise.all([deliver(), deliver()]);
  return undefined;
}

/**
 * What may be answered besides 200: it is gone for a moment, it is too early, others write it just now, or there was
 * no answer in time. Only after the last nobody knows whether it was done.
 */
const refusals = [404, 409, 429, 503];

async function rush(round: number, visitorCount: number): Promise<void> {
  const [id, owner] = [`ad-${round}`, `owner-${round}`];
  const ownerToken = await buildPerson(owner);
  await buildAd(id, owner);
  const visitors = await Promise.all(
    Array.from({ length: visitorCount }, (_, at) => buildPerson(`visitor-${round}-${at}`)),
  );
  const calls = [addFavorite, countListingView, getListingContact];
  const answers: Record<string, Answer[]> = {};
  const countOf = (path: string, wanted: number) =>
    (answers[path] ?? []).filter(({ status }) => status === wanted).length;
  const begun = Promise.withResolvers<void>();
  const send = async ({ method, path }: Endpoint, token: string) => {
    const answer = await ask(path.replace('{id}', id), { method, token, origin: api.origin });
    (answers[path] ??= []).push(answer);
    if (calls.every((each) => countOf(each.path, 200) > 0)) begun.resolve();
  };
  const edit = async (fields: Record<string, string>) => {
    const how = { id, token: ownerToken, origin: api.origin };
    (answers['edit'] ??= []).push(await sendForm(updateListing, fields, [], how));
  };
  /** What may take the ad from the visitors comes in the middle: else they would all write about nothing. */
  const hiding = () => [
    edit({ ...adFields, title: 'Edited' }),
    byStaff(id, { status: 'approved' }),
    byStaff(id, { isFeatured: true }),
    byStaff(id, { status: 'rejected', moderationNote: 'Look again' }),
    byStaff(id, { status: 'approved' }),
  ];
  const visits = visitors.map((token, at) => send(calls[at % 3] ?? addFavorite, token));
  await Promise.all([
    ...visits,
    ...['2000', '3000', '4000'].map((price) => edit({ price })),
    ...[1, 2].map(() => send(renewListing, ownerToken)),
    Promise.race([begun.promise, Promise.all(visits)]).then(() => Promise.all(hiding())),
  ]);

  const all = Object.values(answers).flat();
  /** What was acknowledged is counted, and no more than what may have been done. */
  const expectCounted = (path: string, count: number) => {
    const least = countOf(path, 200);
    expect(count, path).toBeGreaterThanOrEqual(least);
    expect(count, path).toBeLessThanOrEqual(least + countOf(path, 503));
  };
  for (const { status, body, headers } of all) {
    expect([200, ...refusals], JSON.stringify(body)).toContain(status);
    if (status === 429 || status === 503)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  const favorites = (await firestore.collectionGroup('favorites').get()).docs;
  expectCounted(addFavorite.path, favorites.filter((each) => each.id === id).length);
  const { views, contacts } = (await readFigures(id)).statistics;
  expectCounted(countListingView.path, views);
  expectCounted(getListingContact.path, contacts);
  await edit({ ...adFields, title: 'Edited again' });
  expect(answers['edit']?.at(-1)?.status, 'an edit when all is quiet again').toBe(200);
  await expectOneState(id);
  counted.rushes += 1;
  counted.rushCalls += all.length;
  counted.rushRefusals += all.filter(({ status }) => status !== 200).length;
}

/** Staff decide once more; document and search say the same. */
async function expectOneState(id: string): Promise<void> {
  for (const [status, isFound] of [
    ['approved', true],
    ['rejected', false],
    ['approved', true],
  ] as const) {
    await byStaff(id, { status });
    const ad = await firestore.doc(`listings/${id}`).get();
    const [title, isFeatured] = [ad.get('title') as string, ad.get('isFeatured') as boolean];
    expect((await storedAd(id))['settled']).toEqual({ status, isFeatured });
    const { cards } = await openSearchIndex(allSearchEntries).search({});
    const found = cards.filter(({ _id }) => _id === id);
    expect(found).toMatchObject(isFound ? [{ title, isFeatured }] : []);
  }
}

export function proveOneAdContention(form: { rounds: number; visitors: number }): void {
  test('many who write about one ad at once are all answered, counted exactly, and end in one state', async () => {
    for (let round = 0; round < form.rounds; round += 1) await rush(round, form.visitors);
  });
}
