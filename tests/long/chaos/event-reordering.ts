import fc from 'fast-check';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../tools/src/random.ts';
import { someHistory } from '../../support/reordering-history.ts';
import { people } from '../../support/reordering-scene.ts';
import { reordered, inOrder, playHistory, type Outcome } from '../../support/reordering-market.ts';
import { type Draws, fuzzParameters, timeoutOf } from '../../support/fuzz.ts';
import { HostileSmtp } from '../../support/hostile-smtp.ts';
import { openIsolatedApi } from '../../support/isolated-api.ts';
import type { OwnApi } from '../../support/own-api.ts';
import { writeFigures } from '../../support/figures.ts';
import { openPushBrowser } from '../../support/push-browser.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/**
 * Plays the same history twice: each event is delivered once and in order, then three times, shuffled and late. Both
 * must have the same result. No trigger runs in this project; the test delivers each event.
 */

const app = isolatedApp('event-reordering');
const smtp = await HostileSmtp.start();
process.env['SMTP_URL'] = smtp.url;
const browsers = new Map(
  await Promise.all(people.map(async (uid) => [uid, await openPushBrowser()] as const)),
);
let api: OwnApi;
beforeAll(async () => {
  api = await openIsolatedApi(app);
});
const counted = { histories: 0, events: 0 };
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
  await Promise.all([...browsers.values()].map((each) => each[Symbol.asyncDispose]()));
  writeFigures(counted);
});

const idOf = (mail: string) => mail.split('.')[0] ?? '';

/** Each sent mail left exactly once. */
async function expectMailsOnce({ mails }: Outcome): Promise<void> {
  const { docs } = await getFirestore().collection('mail').get();
  const sent = docs.filter((each) => each.get('state') === 'sent').map(({ id }) => id);
  const waiting = docs.filter((each) =>
    ['waiting', 'sending'].includes(each.get('state') as string),
  );
  expect(waiting.map((each) => each.data())).toEqual([]);
  // A mail to somebody who deleted their account since is deleted, too.
  const recorded = mails.filter((mail) => docs.some(({ id }) => id === idOf(mail)));
  expect(recorded.map(idOf).toSorted()).toEqual(sent.toSorted());
  expect(new Set(mails).size).toBe(mails.length);
}

/** No browser is notified of an older message after a newer one of the same conversation. */
function expectNewestLast(notified: readonly string[]): void {
  const numbers = new Map<string, number[]>();
  for (const each of notified) {
    const [, about = '', number] = /^(.*-)(\d+)$/.exec(each) ?? [];
    numbers.set(about, [...(numbers.get(about) ?? []), Number(number)]);
  }
  for (const [about, all] of numbers) {
    expect(all, about).toEqual(all.toSorted((one, other) => one - other));
  }
}

/** `length`: of a history, without its fixed opening. */
export function proveEventReordering({ length, ...draws }: Draws & { length: number }): void {
  test(
    'events that are delivered three times, shuffled and late, have the same result as events in order',
    async () => {
      await fc.assert(
        fc.asyncProperty(someHistory(length), fc.string(), async (history, order) => {
          const outside = { origin: api.origin, smtp, browsers };
          await emptyProject(app);
          const right = await playHistory(history, inOrder(), outside);
          await expectMailsOnce(right);
          await emptyProject(app);
          const other = await playHistory(history, reordered(randomFrom(order)), outside);
          await expectMailsOnce(other);
          const { mails: _ids, notified, events, ...end } = other;
          const { mails: _others, notified: rightlyNotified, events: fewer, ...rightEnd } = right;
          expect(end).toEqual(rightEnd);
          // A late event sends no notification when a newer message exists, or when the recipient is gone.
          expect(rightlyNotified).toEqual(expect.arrayContaining(notified));
          expectNewestLast(notified);
          counted.histories += 1;
          counted.events += events + fewer;
        }),
        fuzzParameters(draws),
      );
      expect(counted.events).toBeGreaterThan(20);
      writeFigures({ historiesSeed: draws.seed });
    },
    timeoutOf(draws),
  );
}
