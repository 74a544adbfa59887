import { login, resetPassword, getMe, confirmEmailChange } from '@qaysari/contract/account/calls';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { sweepUnreconciledAccounts } from '../../../functions/src/auth/reconcile-account.ts';
import { createCode, createSecret } from '../../../functions/src/code/store.ts';
import { ask, call, type Answer } from '../../support/api-client.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { crashAfterEach, startCrashProcess, type KillAfter } from '../../support/crash-process.ts';
import { accountsOf } from '../../support/own-accounts.ts';
import { openOwnApi } from '../../support/own-api.ts';
import { newPerson } from '../../support/people.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** `kill -9` between every two writes of a reset and of a change of address. */

const project = 'account-crash';
const app = isolatedApp(project);
await emptyProject(app);
const endAccounts = accountsOf(app);
const created = startCreating();
const { origin, ...api } = await openOwnApi();
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  endAccounts();
  await emptyProject(app);
});

const next = 'Another-Lane-18';
const isGood = async (token: string) => (await ask(getMe.path, { token, origin })).status === 200;
const signsIn = async ({ username }: Member, password: string) =>
  (await call(login, { usernameOrEmail: username, password }, { origin })).status === 200;

async function mailsOf(kind: string, address: string): Promise<number> {
  const mails = created.firestore.collection('mail').where('whom', '==', address);
  return (await mails.get()).docs.filter((each) => each.get('kind') === kind).length;
}

/** Makes the call at processes that die; `check` follows each. */
function crashCalls(
  killAfter: KillAfter,
  least: number,
  make: (member: Member, origin: string) => Promise<() => Promise<Answer>>,
  check: (member: Member) => Promise<void>,
): Promise<void> {
  return crashAfterEach(killAfter, least, async (writes) => {
    const member = await created.buildMember();
    await using child = await startCrashProcess(writes, project);
    const send = await make(member, child.origin);
    const answer = await send().catch(() => undefined);
    expect(answer?.status ?? 200).toBe(200);
    await check(member);
    return answer !== undefined;
  });
}

/** What a change that nobody settled at a sign-in comes to when the sweep runs, minutes later. */
async function sweepLater({ uid }: Member): Promise<void> {
  const user = created.firestore.doc(`users/${uid}`);
  if ((await user.get()).get('accountChange') !== undefined) {
    const startedAt = Timestamp.fromMillis(Date.now() - 2 * 60_000);
    await user.update({ 'accountChange.startedAt': startedAt });
  }
  await sweepUnreconciledAccounts();
  expect((await user.get()).data()).not.toHaveProperty('accountChange');
}

const menders = ['the next sign-in', 'the sweep'] as const;
type Mender = (typeof menders)[number];

/** `mending`: what makes a change of address whole. */
export function proveAccountCrash(
  killAfter: KillAfter,
  mending: readonly Mender[] = menders,
): void {
  test('a reset that is cut off anywhere is whole after the next sign-in or the sweep', async () => {
    const thieves = new Map<string, string>();
    // It begins, asks Firebase Auth, and completes.
    await crashCalls(
      killAfter,
      3,
      async (member, at) => {
        const { email } = member;
        const resetToken = await createSecret('set-password', member);
        thieves.set(member.uid, await created.signIn(member));
        const body = { email, resetToken, newPassword: next, confirmNewPassword: next };
        return () => call(resetPassword, body, { origin: at });
      },
      async (member) => {
        const [isNew, isOld] = [
          await signsIn(member, next),
          await signsIn(member, member.password),
        ];
        expect([isNew, isOld].filter(Boolean)).toHaveLength(1);
        if (isNew) {
          expect(await isGood(thieves.get(member.uid) ?? '')).toBe(false);
          expect(await mailsOf('passwordChanged', member.email)).toBe(1);
        }
        await sweepLater(member);
        expect(await mailsOf('passwordChanged', member.email)).toBeLessThanOrEqual(1);
      },
    );
  });

  test.each(mending)(
    'a change of address that is cut off anywhere is whole after %s',
    async (mender) => {
      const targets = new Map<string, string>();
      await crashCalls(
        killAfter,
        4,
        async (member, at) => {
          const { uid } = member;
          const email = newPerson().email;
          targets.set(uid, email);
          const token = await created.signIn(member);
          const code = await createCode('change-email', uid, { uid, email });
          return () => call(confirmEmailChange, { email, code }, { token, origin: at });
        },
        async (member) => {
          const { uid, password } = member;
          if (mender === 'the sweep') await sweepLater(member);
          expect(await signsIn(member, password)).toBe(true);
          const account = await getAuth(app).getUser(uid);
          const user = await created.firestore.doc(`users/${uid}`).get();
          expect(user.get('email')).toBe(account.email);
          const isChanged = account.email === targets.get(uid);
          expect(await mailsOf('emailChanged', member.email)).toBe(isChanged ? 1 : 0);
          if (!isChanged) expect(account.email).toBe(member.email);
        },
      );
    },
  );
}
