import { renewListing } from '@qaysari/contract/listing/own-calls';
import { sendMessage } from '@qaysari/contract/message/calls';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { changeAccountOf } from '../../../functions/src/auth/account-change.ts';
import { withMinimumDuration } from '../../../functions/src/platform/timing.ts';
import { claimMail, queueMail } from '../../../functions/src/mail/store.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { instanceRateLimit } from '../../../functions/src/platform/instance-rate-limit.ts';
import { consumeRateLimits } from '../../../functions/src/platform/rate-limit.ts';
import { messageWritten } from '../../../functions/src/triggers.ts';
import { remindersSwept } from '../../../functions/src/schedules.ts';
import { claimUsername } from '../../../functions/src/user/store.ts';
import { ask, dataOf } from '../../support/api-client.ts';
import {
  dayMs,
  hourMs,
  minuteMs,
  rowsOf,
  setWrong,
  type Jump,
  useWrongClock,
  whileWrong,
} from '../../support/wrong-clock.ts';

/** The clock of an instance jumps by an hour, a day or a year, forward or back, and returns: nobody is shut out. */

const { app, origin, people } = useWrongClock('clock-jumps');
const firestore = getFirestore(app);

export function proveClockJumps(jumps: readonly Jump[]): void {
  const { eachJump, eachAhead } = rowsOf(jumps);

  describe('nobody is shut out until the clock catches up', () => {
    const limit = (subject: string) => [
      { kind: 'try', subject, rules: [{ limit: 3, seconds: 3600 }] },
    ];
    const useUp = async (subject: string) => {
      for (let n = 0; n < 3; n += 1) await consumeRateLimits(limit(subject));
      await expect(consumeRateLimits(limit(subject))).rejects.toMatchObject({ status: 429 });
    };

    test.each(eachJump)(
      'a limit that was used up %s lasts one period at most',
      async (when, ms) => {
        await whileWrong(ms, () => useUp(when));
        const refused = await consumeRateLimits(limit(when)).catch((error: unknown) => error);
        if (ms < 0) expect(refused).toBeTypeOf('function');
        else {
          const { headers } = refused as { headers: Record<string, string> };
          expect(Number(headers['Retry-After'])).toBeLessThanOrEqual(3600);
          await whileWrong(hourMs + minuteMs, () => consumeRateLimits(limit(when)));
        }
      },
    );

    test.each(eachAhead)(
      'what an instance counts by itself %s is over afterwards',
      async (_when, ms) => {
        const take = instanceRateLimit({ limit: 1, seconds: 60 });
        await whileWrong(ms, () => Promise.resolve(take('somebody')));
        expect(() => take('somebody')).not.toThrow();
        expect(() => take('somebody')).toThrow('429');
      },
    );

    test('an answer with a minimum duration arrives even when the clock is set back', async () => {
      const answer = withMinimumDuration(clock.now() + 300, () => {
        setWrong(-hourMs);
        return Promise.resolve('done');
      });
      await expect(answer).resolves.toBe('done');
      setWrong(0);
    });

    test.each(eachAhead)(
      'a change of password that crashed %s blocks nobody',
      async (_when, ms) => {
        const startedAt = Timestamp.fromMillis(Date.now() + ms);
        const accountChange = { id: 'dead', kind: 'password', language: 'en', startedAt };
        await firestore.doc('users/sara').update({ accountChange });
        const request = {
          uid: 'sara',
          kind: 'password',
          password: 'Another-Lane-18',
          language: 'en',
        } as const;
        expect(await changeAccountOf(request)).toMatchObject({ uid: 'sara' });
      },
    );

    test.each(eachAhead)('a name that a lost sign-up %s reserved is free', async (when, ms) => {
      const name = `name-${when.replaceAll(' ', '-')}`;
      expect(await whileWrong(ms, () => claimUsername(name, 'dead'))).toBe(true);
      // A name may stay reserved for a week.
      expect(await claimUsername(name, 'sara')).toBe(ms > 7 * dayMs);
      expect(await whileWrong(8 * dayMs, () => claimUsername(name, 'sara'))).toBe(true);
    });

    test.each(eachJump.filter(([, ms]) => Math.abs(ms) === dayMs))(
      'thirty messages that were sent %s do not stop the next one',
      async (_when, ms) => {
        const [one, other] = people();
        await whileWrong(ms, async () => {
          for (let n = 0; n < 30; n += 1) await one.sendNow(other, `${n}`);
        });
        expect((await one.send(other, 'later')).status).toBe(ms === 0 ? 429 : 200);
      },
    );

    test.each(eachAhead)('an ad that was renewed %s can be renewed', async (_when, ms) => {
      const [{ uid, token }] = people();
      const longAgo = Timestamp.fromMillis(Date.UTC(2001, 0, 1));
      await firestore.doc('listings/bakery').set({
        ...{ owner: uid, title: 'A bakery', description: 'Bread', category: 'restaurants_cafes' },
        ...{ location: 'samawah', currency: 'usd', price: 1000, portability: false, images: [] },
        ...{ status: 'approved', isFeatured: false, createdAt: longAgo, updatedAt: longAgo },
      });
      const path = renewListing.path.replace('{id}', 'bakery');
      const renew = () => ask(path, { method: 'PUT', token, origin: origin() });
      expect((await whileWrong(ms, renew)).status).toBe(200);
      expect((await renew()).status).toBe(200);
      const { renewedAt } = (await firestore.doc('listings/bakery').get()).data() ?? {};
      expect((renewedAt as Timestamp).toMillis()).toBeLessThan(Date.now() + minuteMs);
    });
  });

  describe('nothing is lost or doubled', () => {
    test.each(eachAhead)('a mail whose sender crashed %s is sent by another', async (_when, ms) => {
      const batch = firestore.batch();
      const request = {
        kind: 'passwordChanged',
        whom: 'sara@example.com',
        language: 'en',
      } as const;
      queueMail(batch, request, 'a mail');
      await batch.commit();
      const [mail] = (await firestore.collection('mail').get()).docs;
      const id = mail?.id ?? '';
      expect(await whileWrong(ms, () => claimMail(id))).toMatchObject({ attempt: 1 });
      expect(await claimMail(id)).toMatchObject({ attempt: 2 });
      expect(await claimMail(id)).toBe('later');
    });

    test.each(eachJump)(
      'messages that are sent while the clock is %s stay in their order, and one mail reminds of them',
      async (_when, ms) => {
        const [one, other] = people();
        const before = await one.sendNow(other, 'before');
        const during = await whileWrong(ms, () => one.sendNow(other, 'during'));
        const after = dataOf(sendMessage, await one.send(other, 'after'));
        for (const { _id } of [during, before, after]) await messageWritten(_id, undefined);
        const { messages } = await other.pageNow(one);
        const inOrder = messages.toSorted((first, second) => first.seq - second.seq);
        expect(inOrder.map(({ content }) => content)).toEqual(['before', 'during', 'after']);
        expect(Math.abs(Date.parse(after.createdAt) - Date.now())).toBeLessThan(minuteMs);
        await whileWrong(20 * minuteMs, async () => {
          await Promise.all([remindersSwept(), remindersSwept()]);
          await remindersSwept();
        });
        const { docs } = await firestore.collection('mail').get();
        expect(docs.map((each) => `${each.get('kind')} ${each.get('whom')}`)).toEqual([
          'unreadMessages omar@example.com',
        ]);
      },
    );
  });
}
