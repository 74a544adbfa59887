import { getFirestore, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { createSecret } from '../../functions/src/code/store.ts';
import { deletionCreated } from '../../functions/src/triggers.ts';
import { blockOf, type Person } from './market-model.ts';
import { changeByStaff, newAccount, sessionOf, settle } from './market.ts';
import { hidePerson } from './market-words.ts';
import { pairOf, pick, type CommandKind } from './market-command-kind.ts';

/** More people make no other market, and each look takes longer. */
const mostPeople = 5;

/** What people do with their accounts, and staff with people. */
export const accountCommands: Readonly<Record<string, CommandKind>> = {
  settle: {
    weight: 2,
    run: async ({ model }) => {
      if (model.people.length < mostPeople) await settle(model);
    },
  },

  /** Signing up waits for a second, so nobody learns who has an account. */
  signUp: {
    weight: 1,
    run: async ({ model, call }) => {
      if (model.people.length >= mostPeople) return;
      const person = newAccount();
      const { username, email, password } = person;
      const json = { username, email, password, confirmPassword: password };
      expect((await call('register', undefined, { json })).status).toBe(200);
      const claim = await getFirestore().doc(`usernames/${username}`).get();
      person.uid = claim.get('uid') as string;
      person.token = sessionOf(person.uid);
      const credentials = { usernameOrEmail: username, password };
      const early = await call('login', undefined, { json: credentials });
      expect(early.status).toBe(403);
      const code = await createSecret('verify-email', { uid: person.uid, email });
      expect((await call('verifyEmail', undefined, { json: { code } })).status).toBe(200);
      model.people.push(person);
      hidePerson(model, person);
      expect((await call('login', person, { json: credentials })).status).toBe(200);
    },
  },

  lockOut: {
    weight: 2,
    run: async ({ model, call }, { who }) => {
      const person = pick(model.people, who);
      if (person?.state !== 'active') return;
      person.state = 'locked out';
      await changeByStaff(person.uid, { blockedAt: Timestamp.now() });
      expect((await call('login', undefined, { json: credentialsOf(person) })).status).toBe(403);
    },
  },

  letIn: {
    weight: 6,
    run: async ({ model }, { who }) => {
      const out = model.people.filter(({ state }) => state === 'locked out');
      const person = pick(out, who);
      if (!person) return;
      const user = await changeByStaff(person.uid, { blockedAt: FieldValue.delete() });
      const validFrom = (user['sessionsValidFrom'] as Timestamp).toMillis();
      person.ended.push(person.token);
      person.token = sessionOf(person.uid, validFrom);
      person.state = 'active';
    },
  },

  deleteAccount: {
    weight: 1,
    run: async ({ model, call }, { who, way }) => {
      const person = pick(model.people, who);
      // Without anybody there is no market.
      const others = model.people.filter((each) => each !== person && each.state === 'active');
      if (!person || others.length < 2) return;
      const wasActive = person.state === 'active';
      const refused = await call('deleteMe', person, { query: { force: way % 2 ? 'yes' : '' } });
      expect(refused.status).toBe(wasActive ? 400 : 401);
      const answer = await call('deleteMe', person, { query: { force: 'true' } });
      expect(answer.status).toBe(wasActive ? 200 : 401);
      if (!wasActive) return;
      await deletionCreated(person.uid);
      model.delete(person);
      expect((await call('login', undefined, { json: credentialsOf(person) })).status).toBe(401);
    },
  },

  block: {
    weight: 2,
    run: async ({ model, call }, { who, whom }) => {
      const [me, other] = pairOf(model, { who, whom });
      if (!me || !other) return;
      const answer = await call('blockUser', me, { params: { id: other.uid } });
      const isMissing = me === other || other.state === 'deleted' || !model.knows(me, other);
      expect(answer.status).toBe(statusFor(me, isMissing ? 404 : 200));
      if (answer.status === 200) model.blocks.add(blockOf(me, other));
    },
  },

  unblock: {
    weight: 4,
    run: async ({ model, call }, { who, whom }) => {
      const [me, other] = pairOf(model, { who, whom });
      if (!me || !other) return;
      const answer = await call('unblockUser', me, { params: { id: other.uid } });
      const isKnown = model.isBlocking(me, other) || model.knows(me, other);
      expect(answer.status).toBe(statusFor(me, me !== other && isKnown ? 200 : 404));
      if (answer.status === 200) model.blocks.delete(blockOf(me, other));
    },
  },
};

const credentialsOf = ({ username, password }: Person) => ({ usernameOrEmail: username, password });

/** Somebody who is locked out or deleted is refused, whatever they ask. */
export function statusFor(me: Person, status: number): number {
  return me.state === 'active' ? status : 401;
}
