import { listFavorites, listMyListings } from '@qaysari/contract/listing/own-calls';
import { limits } from '@qaysari/contract/shared/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, dataOf } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { startFunction, type FunctionProcess } from '../../support/function-process.ts';

/** What the instances of `api` have (functions/src/index.ts). */
const instanceBytes = 512 * 1024 * 1024;

const created = startCreating();
let api: FunctionProcess;
beforeAll(async () => {
  api = await startFunction('api');
});
afterAll(async () => {
  await api.kill();
  await created.removeAll();
});

/** Texts as long as the schemas allow, in Arabic: 41 KB in UTF-8. */
const longest = {
  title: 'ع'.repeat(limits.listingTitleLength),
  description: 'ع'.repeat(limits.descriptionLength),
  ...Object.fromEntries(
    ['moreInformation', 'marketingChanel', 'costs', 'assets', 'companyHistory'].map((name) => [
      name,
      'ع'.repeat(limits.longTextLength),
    ]),
  ),
};

/** `times`: how many lists of so many ads are asked for at once. */
export function proveBoundedReads({ ads, times }: { ads: number; times: number }): void {
  test(`${ads} of the longest ads, asked for ${times} times at once, fit into an instance`, async () => {
    expect(Buffer.byteLength(JSON.stringify(longest))).toBeGreaterThan(40_000);
    const [owner, fan] = [await created.buildMember(), await created.buildMember()];
    const [token, fanToken] = [await created.signIn(owner), await created.signIn(fan)];
    const createdAt = new Date();
    for (let round = 0; round < ads / 20; round++) {
      const build = () => created.buildListing({ ...longest, owner: owner.uid, createdAt });
      const ids = await Promise.all(Array.from({ length: 20 }, build));
      const marks = created.firestore.batch();
      for (const id of ids) {
        marks.set(created.firestore.doc(`users/${fan.uid}/favorites/${id}`), { createdAt });
      }
      await marks.commit();
    }
    const { origin } = api;
    const calls = Array.from({ length: times }, async () => {
      const mine = await ask('/listing/my-listings', { token, origin });
      expect(dataOf(listMyListings, mine)).toMatchObject({ total: ads, counts: { approved: ads } });
      const marked = await ask('/listing/my-favorites', { token: fanToken, origin });
      expect(dataOf(listFavorites, marked)).toHaveLength(Math.min(ads, limits.ownPageSize));
    });
    await Promise.all(calls);
    expect(await api.peakBytes()).toBeLessThan(instanceBytes);
  });

  test('somebody who asks without an end is refused by the instance, and nobody else', async () => {
    const [busy, other] = [await created.buildMember(), await created.buildMember()];
    const [token, otherToken] = [await created.signIn(busy), await created.signIn(other)];
    const look = (who: string) => ask('/listing/my-listings', { token: who, origin: api.origin });
    const codes: number[] = [];
    for (let round = 0; round < 7; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => look(token)));
      codes.push(...answers.map(({ status }) => status));
    }
    expect(codes.filter((status) => status === 200)).toHaveLength(120);
    expect(codes.filter((status) => status === 429)).toHaveLength(20);
    expect((await look(otherToken)).status).toBe(200);
  });
}
