import { getCurrentRate, getRates } from '@qaysari/contract/listing/calls';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { seedRate } from '../../tools/src/seed/seed-rate.ts';
import { ask, dataOf } from '../support/api-client.ts';
import { inConsole } from '../support/console.ts';
import { moderate } from '../support/moderate.ts';
import { adminApp } from '../support/stack.ts';

/** No test changes the rate of the marketplace: others compare prices with it. See accepted-rates.test.ts. */

const firestore = getFirestore(adminApp());
const rates = firestore.collection('rates');
const tag = `rates-test-${crypto.randomUUID()}`;
const mine = async () => (await rates.where('source', '==', tag).get()).docs;

afterAll(async () => {
  for (const { ref } of await mine()) await ref.delete();
});

const current = async () => dataOf(getCurrentRate, await ask(getCurrentRate.path)).rate;
const all = async () => dataOf(getRates, await ask(getRates.path));

test('everybody reads the rate in force and its history', async () => {
  const rate = await current();
  expect(rate).toMatchObject(seedRate);
  // Other tests note rates of earlier days, which were in force before.
  const { history, ...others } = await all();
  expect([others, history[0]]).toEqual([{ rate }, rate]);
  const { headers } = await ask(getRates.path);
  expect(headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('one typed ten times too high in the console changes nothing', async () => {
  const { id } = rates.doc();
  await inConsole(rates.doc(id), { dinars: 10 * seedRate.dinars, source: tag });
  expect((await rates.doc(id).get()).data()).toMatchObject({
    status: 'unconfirmed',
    reason: expect.stringMatching(
      /1,510,000 is more than 10 % away .* 151,000\..*confirmed/,
    ) as string,
  });
  expect(await current()).toMatchObject(seedRate);
  expect((await all()).history.filter(({ source }) => source === tag)).toEqual([]);
  const { docs } = await firestore.collection('audit').where('document', '==', id).get();
  const audited = docs.map((each) => each.data());
  expect(audited).toMatchObject([
    { collection: 'rates', person: '', changes: [{ field: 'reason', from: '' }] },
  ]);
});

test('the terminal says why one does not count, and lists what was set', async () => {
  const { code, said } = await moderate('rate', '1510000', '--source', tag);
  expect(code).toBe(1);
  expect(said).toMatch(/1510000 {2}unconfirmed .*\n {2}reason: .*1,510,000 is more than 10 %/);
  const listed = await moderate('rate');
  expect(listed.code).toBe(0);
  expect(listed.said).toMatch(/^in force: .* 151000 {2}accepted {2}Kifah/m);
  expect(listed.said).toContain(tag);
  expect(await current()).toMatchObject(seedRate);
});
