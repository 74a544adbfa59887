import {
  askAboutInvesting,
  becomeInvestor,
  updateInvestor,
  getUser,
  listFittingListings,
  listInvestors,
} from '@qaysari/contract/investor/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, type Answer, type Ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating, type Member } from '../support/created.ts';
import { approvedInvestor, investorForm } from '../support/investors.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const withStatus = (status: string) => approvedInvestor({ status, settled: { status } });

const documents = {
  visitor: undefined,
  member: completeProfile,
  'pending investor': withStatus('pending'),
  'approved investor': withStatus('approved'),
  'rejected investor': withStatus('rejected'),
  'locked out': { ...withStatus('approved'), blockedAt: Timestamp.now() },
  deleted: { ...withStatus('approved'), deletedAt: Timestamp.now() },
} as const;
type Actor = keyof typeof documents;
const actors = Object.keys(documents) as Actor[];

/** The people of a test: the caller, and those whom the calls are about. */
interface Scene {
  me: Member;
  approved: Member;
  pending: Member;
  json: (path: string, method: string, json: unknown) => Promise<Answer>;
  get: (path: string) => Promise<Answer>;
}

async function sceneOf(actor: Actor): Promise<Scene> {
  const document: Record<string, unknown> = documents[actor] ?? {};
  const { blockedAt, deletedAt, ...well } = document;
  const [me, approved, pending] = await Promise.all([
    created.buildMember(well),
    created.buildMember(withStatus('approved')),
    created.buildMember(withStatus('pending')),
  ]);
  const how: Ask = actor === 'visitor' ? {} : { token: await created.signIn(me) };
  // After signing in: the trigger that follows closes the account.
  const end = {
    ...(blockedAt !== undefined && { blockedAt }),
    ...(deletedAt !== undefined && { deletedAt }),
  };
  await created.firestore.doc(`users/${me.uid}`).set(end, { merge: true });
  const get = (path: string) => ask(path, how);
  const json: Scene['json'] = (path, method, body) => ask(path, { ...how, method, json: body });
  return { me, approved, pending, json, get };
}

/** The scenes of calls that change nothing. */
const shared = new Map<Actor, Promise<Scene>>();
function sharedSceneOf(actor: Actor): Promise<Scene> {
  const scene = shared.get(actor) ?? sceneOf(actor);
  shared.set(actor, scene);
  return scene;
}

interface Row {
  /** Whether the call changes what others may do. */
  changesRights?: boolean;
  call: (scene: Scene) => Promise<Answer>;
  /** Visitors, deleted and locked out people always get 401. */
  member: number;
  investor: number;
}

const user = ({ uid }: Member) => getUser.path.replace('{id}', uid);

const rows: Record<string, Row> = {
  'become an investor': {
    changesRights: true,
    call: ({ json }) => json(becomeInvestor.path, 'POST', investorForm),
    ...{ member: 200, investor: 403 },
  },
  'change the profile': {
    changesRights: true,
    call: ({ json }) => json(updateInvestor.path, 'PUT', investorForm),
    ...{ member: 403, investor: 200 },
  },
  'ask staff': {
    call: ({ json }) => json(askAboutInvesting.path, 'POST', { message: 'question' }),
    ...{ member: 200, investor: 200 },
  },
  'read the directory': {
    call: ({ json }) => json(`${listInvestors.path}?role=investor`, 'POST', {}),
    ...{ member: 200, investor: 200 },
  },
  'read an approved investor': {
    call: ({ get, approved }) => get(user(approved)),
    ...{ member: 200, investor: 200 },
  },
  'read a pending investor': {
    call: ({ get, pending }) => get(user(pending)),
    ...{ member: 404, investor: 404 },
  },
  'read the own name': {
    call: ({ get, me }) => get(user(me)),
    ...{ member: 200, investor: 200 },
  },
  'read the ads that fit': {
    call: ({ get }) => get(listFittingListings.path),
    ...{ member: 403, investor: 200 },
  },
};

const cases = Object.entries(rows).flatMap(([what, row]) =>
  actors.map((actor) => {
    const isNobody = actor === 'visitor' || actor === 'locked out' || actor === 'deleted';
    const status = isNobody ? 401 : actor === 'member' ? row.member : row.investor;
    const isShared = !row.changesRights || status !== 200;
    return { actor, what, status, isShared, call: row.call };
  }),
);

describe.each(actors)('%s', (actor) => {
  test.each(cases.filter((each) => each.actor === actor))(
    'gets $status when they $what',
    async ({ call, status, isShared }) => {
      const answer = await call(await (isShared ? sharedSceneOf : sceneOf)(actor));
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      expect(JSON.stringify(answer.body)).not.toContain('"settled"');
    },
  );
});

test('no answer to others contains a figure of a budget', async () => {
  const figures = { budgetMin: 12_345_678, budgetMax: 23_456_789 };
  const { uid } = await created.buildMember(approvedInvestor(figures));
  const { json, get } = await sceneOf('member');
  const directory = `${listInvestors.path}?role=investor`;
  for (const answer of [
    await get(getUser.path.replace('{id}', uid)),
    await json(directory, 'POST', { limit: 50 }),
    await json(directory, 'POST', { limit: 50, currency: 'iqd', band: 0 }),
  ]) {
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/12345678|23456789|budgetM/);
  }
});
