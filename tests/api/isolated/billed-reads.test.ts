import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findListedByOwner } from '../../../functions/src/listing/store.ts';
import { countBilledReads } from '../../../tools/src/bench/search/billed-reads.ts';
import { type Created, startCreating } from '../../support/created.ts';
import { adminApp } from '../../support/stack.ts';

const reads = countBilledReads(getFirestore(adminApp()));
const documents = getFirestore(adminApp()).collection('billedReadsTest');

let created: Created;
beforeAll(async () => {
  created = startCreating();
  for (const n of [1, 2, 3]) await created.write(documents.doc(`d${n}`).path, { n });
  reads.take();
});
afterAll(() => created.removeAll());

test.each([
  ['a document', () => documents.doc('d1').get(), 1],
  ['a document that is not there', () => documents.doc('none').get(), 1],
  ['two documents', () => documents.firestore.getAll(documents.doc('d1'), documents.doc('d2')), 2],
  ['a query', () => documents.where('n', '>', 1).get(), 2],
  ['a query that finds nothing', () => documents.where('n', '>', 9).get(), 1],
  ['a count', () => documents.count().get(), 1],
  [
    'a transaction',
    () =>
      documents.firestore.runTransaction(async (transaction) => {
        await transaction.get(documents.doc('d1'));
        await transaction.get(documents.where('n', '<', 3));
      }),
    3,
  ],
])('%s is billed as it is read', async (_name, read, billed) => {
  await read();
  expect(reads.take()).toBe(billed);
});

test("a page of an owner's ads reads no further, but for what lists do not have", async () => {
  const { uid: owner } = await created.buildMember();
  for (let day = 1; day <= 30; day += 1) {
    const availability = day === 29 ? { availability: 'sold' } : {};
    const createdAt = new Date(Date.UTC(2024, 1, day));
    await created.buildListing({ owner, createdAt, ...availability });
  }
  reads.take();
  expect(await findListedByOwner(owner, { skip: 0, limit: 12 })).toHaveLength(12);
  expect(reads.take()).toBe(13);
  expect(await findListedByOwner(owner, { skip: 24, limit: 12 })).toHaveLength(5);
  expect(reads.take()).toBe(30);
});
