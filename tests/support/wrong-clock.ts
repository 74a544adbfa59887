import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { clock } from '../../functions/src/platform/clock.ts';
import { completeProfile } from './complete-profile.ts';
import { openIsolatedApi } from './isolated-api.ts';
import type { OwnApi } from './own-api.ts';
import { signedSession } from './signed-sessions.ts';
import { emptyProject, isolatedApp } from './stack.ts';
import { chatUserOf, type ChatUser } from './chat-users.ts';

/** An instance in this process whose clock jumps. */

export const [secondMs, minuteMs, hourMs, dayMs] = [1_000, 60_000, 3_600_000, 86_400_000];
const allJumps = {
  'an hour ahead': hourMs,
  'an hour back': -hourMs,
  'a day ahead': dayMs,
  'a day back': -dayMs,
  'a year ahead': 365 * dayMs,
  'a year back': -365 * dayMs,
};
export type Jump = keyof typeof allJumps;
export const everyJump = Object.keys(allJumps) as Jump[];

/** The rows of these jumps, and of those among them that are ahead. */
export function rowsOf(jumps: readonly Jump[]) {
  const eachJump = jumps.map((jump): [string, number] => [jump, allJumps[jump]]);
  return { eachJump, eachAhead: eachJump.filter(([, ms]) => ms > 0) };
}

let shiftMs = 0;

/** Before the first jump. */
function holdClock(): void {
  vi.spyOn(clock, 'now').mockImplementation(() => Date.now() + shiftMs);
}

/** From now on the clock is wrong by so much. */
export function setWrong(by: number): void {
  shiftMs = by;
}

/** What an instance does whose clock is wrong by so much. */
export async function whileWrong<Result>(
  wrongBy: number,
  work: () => Promise<Result>,
): Promise<Result> {
  shiftMs = wrongBy;
  try {
    return await work();
  } finally {
    shiftMs = 0;
  }
}

/** Somebody with a profile and a session, in the project of the test. */
async function buildSomebody(uid: string, origin: string): Promise<ChatUser> {
  const email = `${uid}@example.com`;
  await getAuth().createUser({ uid, email, password: 'Bazaar-Lane-17', emailVerified: true });
  const longAgo = Timestamp.fromMillis(Date.UTC(2001, 0, 1));
  const user = { ...completeProfile, username: uid, email, role: 'member', createdAt: longAgo };
  await getFirestore().doc(`users/${uid}`).set(user);
  await getFirestore().doc(`listings/of-${uid}`).set({ owner: uid, status: 'approved' });
  const token = signedSession(getAuth().app.options.projectId ?? '', { uid });
  return chatUserOf({ uid, username: uid, email, password: '' }, token, { origin });
}

/** The API of a project of its own, with the clock in hand. Sara and Omar are new for each test. */
export function useWrongClock(name: string) {
  const app = isolatedApp(name);
  let api: OwnApi;
  let [sara, omar]: ChatUser[] = [];
  beforeAll(async () => {
    api = await openIsolatedApi(app);
    holdClock();
  }, 60_000);
  beforeEach(async () => {
    await emptyProject(app);
    sara = await buildSomebody('sara', api.origin);
    omar = await buildSomebody('omar', api.origin);
  });
  afterAll(async () => {
    await api[Symbol.asyncDispose]();
  });
  return {
    app,
    origin: () => api.origin,
    people: () => [sara as ChatUser, omar as ChatUser] as const,
  };
}
