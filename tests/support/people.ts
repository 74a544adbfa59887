import { randomUUID } from 'node:crypto';
import { login, register, verifyEmail } from '@qaysari/contract/account/calls';
import { type SignedIn } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import { expect } from 'vitest';
import { getFirestore } from 'firebase-admin/firestore';
import { rateLimitId } from '../../functions/src/platform/rate-limit.ts';
import { call, dataOf, type Ask } from './api-client.ts';
import { linkCodeIn, sentMailTo } from './mails.ts';
import { adminApp } from './stack.ts';

/** What somebody types to sign up. */
export interface NewPerson {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export function newPerson(fields: Partial<NewPerson> = {}): NewPerson {
  const username = `n${randomUUID().slice(0, 12)}`;
  const password = 'Bazaar-Lane-17';
  return {
    username,
    email: `${username}@example.com`,
    password,
    confirmPassword: password,
    ...fields,
  };
}

export function credentialsOf({ username, password }: NewPerson) {
  return { usernameOrEmail: username, password };
}

/** Signs up and opens the link of the mail. */
export async function signUp(person = newPerson(), language: Language = 'en'): Promise<NewPerson> {
  const signedUp = await call(register, person, { language });
  expect(signedUp.status, JSON.stringify(signedUp.body)).toBe(200);
  const code = linkCodeIn(await sentMailTo(person.email));
  expect((await call(verifyEmail, { code })).status).toBe(200);
  return person;
}

/** Signing up with this address is counted as if nobody had done so yet. */
export async function forgetSignUps(email: string): Promise<void> {
  const id = rateLimitId({ kind: 'sign-up-mail', subject: email });
  await getFirestore(adminApp()).doc(`rateLimits/${id}`).delete();
}

export async function signIn(person: NewPerson, how: Ask = {}): Promise<SignedIn> {
  return dataOf(login, await call(login, credentialsOf(person), how));
}
