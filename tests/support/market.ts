import { randomUUID } from 'node:crypto';
import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { userWritten } from '../../functions/src/triggers.ts';
import type { EndpointName } from '../api/endpoint-table.ts';
import { ask, type Answer } from './api-client.ts';
import { completeProfile } from './complete-profile.ts';
import { sendForm } from './form.ts';
import { inTime, type Draws } from './fuzz.ts';
import { wrongTexts } from './hostile-texts.ts';
import type { MarketModel, Person, Reader } from './market-model.ts';
import { hidePerson, newPhone, newWord, wrongWords } from './market-words.ts';
import { signedSession } from './signed-sessions.ts';

/** The market itself: an API, its emulators, and the triggers, which the test delivers. */

const contract = { ...endpoints, ...publishEndpoints };
const longAgo = Timestamp.fromMillis(Date.UTC(2001, 0, 1));

export interface Sending {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  /** Another session than the reader's own. */
  token?: string;
}

export interface Market {
  model: MarketModel;
  /** A word that all titles of this market contain. */
  tag: string;
  /** Over all markets of a test. */
  counted: { commands: number; requests: number };
  /**
   * Calls the API. Fails the test for an answer of 500 and above, one that is late, one that is not as documented,
   * and one that reveals somebody else's word to its reader.
   */
  call: (name: EndpointName, reader: Reader, sending?: Sending) => Promise<Answer>;
}

interface MarketOptions {
  origin: string;
  counted: Market['counted'];
  patienceMs: Draws['patienceMs'];
}

export function openMarket(
  model: MarketModel,
  { origin, counted, patienceMs }: MarketOptions,
): Market {
  const call: Market['call'] = async (name, reader, sending = {}) => {
    const { params = {}, query = {}, json, form, token = reader?.token } = sending;
    const { method, path } = contract[name];
    const how = { origin, ...(token !== undefined && { token }) };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, each: string) => params[each] ?? '');
    const asked = new URLSearchParams(query).toString();
    const answering = form
      ? sendForm(contract[name], form, [], { ...how, id: params['id'] ?? '' })
      : ask(asked ? `${filled}?${asked}` : filled, { ...how, method, json });
    const answer = await inTime(answering, `${name} as ${nameOf(reader)}`, patienceMs);
    const text = JSON.stringify(answer.body);
    const said = `${name} as ${nameOf(reader)}: ${text}`;
    counted.requests += 1;
    expect(answer.status, said).toBeLessThan(500);
    expect(wrongWords(model, { reader, call: name, text }), said).toEqual([]);
    expect(wrongTexts(answer.body), said).toEqual([]);
    return answer;
  };
  return { model, counted, call, tag: newWord('x') };
}

export function nameOf(reader: Reader): string {
  return reader ? `${reader.state} ${reader.username}` : 'visitor';
}

/** Somebody with a complete profile, as the API stores it. Their names contain `decoration`. */
export async function settle(model: MarketModel, decoration = ''): Promise<Person> {
  const uid = `u${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const person: Person = {
    ...newAccount(),
    ...{ uid, isComplete: true, isNew: false, token: sessionOf(uid) },
    firstname: `${newWord('f')} ${decoration}`.trim(),
    ...{ lastname: newWord('l'), phone: newPhone(), street: newWord('s') },
  };
  const { username, email, password, firstname, lastname, phone, street } = person;
  const batch = getFirestore().batch();
  batch.set(getFirestore().doc(`users/${uid}`), {
    ...{ ...completeProfile, username, email, firstname, lastname, phone },
    ...{ streetNamehouseNumber: street, role: 'member', isOAuth: false, createdAt: longAgo },
  });
  batch.set(getFirestore().doc(`usernames/${username}`), { uid });
  const account = { uid, email, password, emailVerified: true };
  await Promise.all([batch.commit(), getAuth().createUser(account)]);
  model.people.push(person);
  hidePerson(model, person);
  return person;
}

export function newAccount(): Person {
  return {
    ...{ uid: '', username: newWord('u'), email: `${newWord('e')}@example.com`, token: '' },
    ...{ password: `Aa1-${randomUUID()}`, state: 'active', isComplete: false, isNew: true },
    ...{ ended: [], begun: 0, begunWithoutAd: 0, reported: 0 },
  };
}

/** Sessions are verified by their signature, so it needs no account. */
export function sessionOf(uid: string, validFrom = 0): string {
  return signedSession(getAuth().app.options.projectId ?? '', { uid, validFrom });
}

/** Staff change somebody's document in the console. */
export async function changeByStaff(uid: string, change: DocumentData): Promise<DocumentData> {
  const reference = getFirestore().doc(`users/${uid}`);
  await deliverUserChange(uid, () => reference.update(change));
  return (await reference.get()).data() ?? {};
}

/** Changes somebody's document, and runs the trigger. */
export async function deliverUserChange(uid: string, make: () => Promise<unknown>): Promise<void> {
  const reference = getFirestore().doc(`users/${uid}`);
  const before = await reference.get();
  await make();
  const after = await reference.get();
  await userWritten(uid, { before, after });
}
