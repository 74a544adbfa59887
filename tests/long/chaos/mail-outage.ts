import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { HostileSmtp, type Behaviour } from '../../support/hostile-smtp.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

vi.mock('firebase-functions/logger', { spy: true });

/**
 * A mail server that stalls, crashes and refuses. No trigger runs in this project: the test retries each event as
 * Eventarc does, after 10 seconds, then with growing pauses, for a day. The test sets the clock.
 */

const app = isolatedApp('mail-outage');
const [auth, firestore] = [getAuth(app), getFirestore(app)];
const smtp = await HostileSmtp.start();
process.env['SMTP_URL'] = smtp.url;
const { sendMail } = await import('../../../functions/src/mail/send.ts');
const { claimMail } = await import('../../../functions/src/mail/store.ts');
const { mailsSwept } = await import('../../../functions/src/schedules.ts');

const [secondMs, hourMs] = [1_000, 3_600_000];
const start = Date.now();
let passedMs = 0;
const timing = { deadlineMs: 2_500, pausesMs: [1, 1] };

export interface Form {
  mails: number;
  /** How the server behaves, connection by connection. */
  ways: readonly Behaviour[];
  /** The longest pause between two deliveries of one event. */
  longestPauseMs: number;
  /** How long a mail is refused until it is failed: deliveries, then sweeps each hour. */
  refusedHours: readonly [deliveries: number, sweeps: number];
  /** How long a server that stalls may hold a delivery. */
  heldMs?: number;
}

beforeEach(async () => {
  await emptyProject(app);
  passedMs = 0;
  smtp.taken.length = 0;
  vi.mocked(logError).mockReset().mockReturnValue(undefined);
  vi.spyOn(clock, 'now').mockImplementation(() => start + passedMs);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => smtp[Symbol.asyncDispose]());

/** Requests `count` mails, each to another person. Returns their ids. */
async function askForMails(count: number, kind = 'passwordChanged'): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const whom = `m${crypto.randomUUID()}@example.com`;
      const { uid } = await auth.createUser({ email: whom, emailVerified: true });
      await firestore.doc(`users/${uid}`).set({ username: 'sara', email: whom, role: 'member' });
      const document = firestore.collection('mail').doc();
      const createdAt = Timestamp.fromMillis(clock.now());
      const request = { kind, whom, language: 'ar', state: 'waiting', attempts: 0 };
      await document.set({ ...request, createdAt });
      return document.id;
    }),
  );
}

const stateOf = async (id: string) =>
  (await firestore.doc(`mail/${id}`).get()).get('state') as string;
const statesOf = async (ids: readonly string[]) => new Set(await Promise.all(ids.map(stateOf)));
const takenIds = () => smtp.taken.map(({ raw }) => /^Message-ID: <([^@]*)@/im.exec(raw)?.[1]);

/** Delivers each event until it is acknowledged or the hours are over. Returns the number of deliveries. */
async function deliverFor(
  hours: number,
  ids: readonly string[],
  longestPauseMs: number,
): Promise<number> {
  let [left, pauseMs, deliveries] = [[...ids], 10 * secondMs, 0];
  while (left.length > 0 && passedMs < hours * hourMs) {
    const results = await Promise.allSettled(left.map((id) => sendMail(id, timing)));
    deliveries += left.length;
    left = left.filter((_id, index) => results[index]?.status === 'rejected');
    passedMs += pauseMs;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  return deliveries;
}

async function sweepEachHour(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    passedMs += hourMs;
    await mailsSwept();
  }
}

export function proveMailOutage({ mails, ways, longestPauseMs, refusedHours, heldMs }: Form): void {
  const deliver = (hours: number, ids: readonly string[]) => deliverFor(hours, ids, longestPauseMs);
  test('each mail is taken once by a server that stalls, dies and refuses', async () => {
    const ids = await askForMails(mails);
    // The processes that claimed these have crashed.
    for (const id of ids.slice(0, mails / 4)) await claimMail(id);
    smtp.behave = () => ways[smtp.connections % ways.length] ?? 'take';
    await deliver(24, ids);
    expect(await statesOf(ids)).toEqual(new Set(['sent']));
    expect(takenIds().toSorted()).toEqual(ids.toSorted());
  });

  test('a server that stalls holds a delivery no longer than the deadline', async () => {
    const [id = ''] = await askForMails(1);
    smtp.behave = () => 'stallAtEnd';
    const begun = performance.now();
    // Only the deadline ends it.
    await expect(sendMail(id, timing)).rejects.toThrow('was not sent');
    if (heldMs !== undefined) expect(performance.now() - begun).toBeLessThan(heldMs);
    expect(await stateOf(id)).toBe('waiting');
  });

  test('mails survive a server that refuses for a day', async () => {
    const ids = await askForMails(mails / 4);
    smtp.behave = () => (passedMs < 24 * hourMs ? 'busy' : 'take');
    const each = (24 * hourMs) / longestPauseMs;
    expect(await deliver(24, ids)).toBeGreaterThanOrEqual(each * ids.length);
    expect(smtp.taken).toEqual([]);
    expect(await statesOf(ids)).toEqual(new Set(['waiting']));
    await sweepEachHour(4);
    expect(await statesOf(ids)).toEqual(new Set(['sent']));
    expect(takenIds().toSorted()).toEqual(ids.toSorted());
  });

  test('a mail that is refused for longer is failed after 20 tries, with an error in the log', async () => {
    const ids = await askForMails(mails / 4);
    smtp.behave = () => 'busy';
    const [deliveries, sweeps] = refusedHours;
    await deliver(deliveries, ids);
    await sweepEachHour(sweeps);
    expect(await statesOf(ids)).toEqual(new Set(['failed']));
    const attempts = await Promise.all(
      ids.map(async (id) => (await firestore.doc(`mail/${id}`).get()).get('attempts') as number),
    );
    expect(attempts).toEqual(ids.map(() => 20));
    const givenUp = vi
      .mocked(logError)
      .mock.calls.filter(([line]) => line === 'a mail was given up');
    expect(givenUp.map(([, fields]) => (fields as { id: string }).id).toSorted()).toEqual(
      ids.toSorted(),
    );
    expect(smtp.taken).toEqual([]);
  });

  test('a mail whose senders vanish each time is failed, with an error in the log', async () => {
    const [id = ''] = await askForMails(1);
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      expect(await claimMail(id)).toMatchObject({ attempt });
      passedMs += 2 * 60 * secondMs;
    }
    await sendMail(id, timing);
    expect(await stateOf(id)).toBe('failed');
    expect(logError).toHaveBeenCalledWith('a mail was given up', expect.objectContaining({ id }));
  });

  test('a code that is sent again gets a new message id, because the former code is void', async () => {
    const [id = ''] = await askForMails(1, 'resetCode');
    let tries = 0;
    smtp.behave = () => ((tries += 1) > 3 ? 'take' : 'busy');
    await deliver(24, [id]);
    expect(takenIds()).toEqual([`${id}.2`]);
  });

  test('addresses are neither in the log nor in thrown errors', async () => {
    const [id = ''] = await askForMails(1);
    smtp.behave = () => 'busy';
    const thrown = await sendMail(id, timing).catch((error: unknown) => String(error));
    const record = (await firestore.doc(`mail/${id}`).get()).data();
    expect(record).toMatchObject({ lastError: 'EENVELOPE 451 4.3.0 at MAIL FROM' });
    const written = JSON.stringify([thrown, vi.mocked(logError).mock.calls]);
    expect(written).toContain('451');
    expect(written).not.toContain('@');
  });
}
