import { deleteMe } from '@qaysari/contract/account/calls';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { ask } from './api-client.ts';
import { completeProfile } from './complete-profile.ts';
import { approvedInvestor } from './investors.ts';
import { signedSession } from './signed-sessions.ts';
import { chatUserOf, type ChatUser } from './chat-users.ts';

/** What people and staff do in a small market. Ids come of names and keys, so each market has the same ones. */
export interface Scene {
  origin: string;
  people: readonly string[];
  ads: { id: string; owner: string }[];
  messages: { id: string; by: string; to: string }[];
  /** Numbers what is done. */
  count: number;
}

export interface Choices {
  play: string;
  who: number;
  whom: number;
  way: number;
}

export interface Command {
  weight: number;
  /** Answers the status of the API. */
  run: (scene: Scene, choices: Choices) => Promise<number | undefined>;
}

const longAgo = Timestamp.fromMillis(Date.UTC(2001, 0, 1));

export const people = ['sara', 'omar', 'dana', 'rami'] as const;

/** Four people with an ad of the first, and an investor who waits. */
export async function openScene(origin: string): Promise<Scene> {
  for (const uid of people) {
    const email = `${uid}@example.com`;
    await getAuth().createUser({ uid, email, emailVerified: true });
    const waiting = { status: 'pending', settled: { status: 'pending' }, approvedAt: null };
    const profile =
      uid === 'rami' ? approvedInvestor(waiting) : { ...completeProfile, role: 'member' };
    const person = { ...profile, username: uid, email, isOAuth: false, createdAt: longAgo };
    await getFirestore()
      .doc(`users/${uid}`)
      .set({ ...person, language: 'en' });
    await getFirestore().doc(`usernames/${uid}`).set({ uid });
  }
  return { origin, people, ads: [], messages: [], count: 0 };
}

export const pick = <Each>(all: readonly Each[], place: number) => all[place % all.length];
export const change = (path: string, fields: DocumentData) =>
  getFirestore().doc(path).update(fields);

export async function as(uid: string, { origin }: Scene): Promise<ChatUser> {
  const user = await getFirestore().doc(`users/${uid}`).get();
  const validFrom = (user.get('sessionsValidFrom') as Timestamp | undefined)?.toMillis() ?? 0;
  const token = signedSession(getAuth().app.options.projectId ?? '', { uid, validFrom });
  return chatUserOf({ uid, username: uid, email: `${uid}@example.com`, password: '' }, token, {
    origin,
  });
}

const others = ({ who }: Choices) => people.filter((_each, place) => place !== who);
export const pairOf = (choices: Choices) =>
  [people[choices.who] ?? people[0], pick(others(choices), choices.whom) ?? people[1]] as const;

/** Somebody goes: nothing of theirs can be done afterwards. */
export async function leave(scene: Scene, uid: string): Promise<number> {
  const { token } = await as(uid, scene);
  const { path, method } = deleteMe;
  return (await ask(`${path}?force=true`, { method, token, origin: scene.origin })).status;
}
