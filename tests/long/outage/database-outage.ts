import { setTimeout as pause } from 'node:timers/promises';
import { getApprovedListing, listListings } from '@qaysari/contract/listing/calls';
import { getMe } from '@qaysari/contract/account/calls';
import { sendMessage } from '@qaysari/contract/message/calls';
import { conversationIdOf, type Message } from '@qaysari/contract/message/types';
import { addFavorite } from '@qaysari/contract/listing/own-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, dataOf } from '../../support/api-client.ts';
import { startCreating, type Created } from '../../support/created.ts';
import { startFunction, type FunctionProcess } from '../../support/function-process.ts';
import { accountsOf } from '../../support/own-accounts.ts';
import type { OwnFirestore } from '../../support/own-firestore.ts';
import { writeFigures } from '../../support/figures.ts';
import { emptyProject, environmentOf, isolatedApp } from '../../support/stack.ts';
import { SteadyClient, type Counted, type Step } from '../../support/steady-client.ts';
import { buildChatUser, newKey, type ChatUser } from '../../support/chat-users.ts';

/** The database hangs, or its process is gone, while people read and write. */

export interface Form {
  /** Opens the database of this project, which the test may stop. */
  open: (project: string) => Promise<OwnFirestore>;
  /** How long the API waits. */
  answerMs: number;
  goneMs: number;
  rounds: number;
  ads: number;
  /** A busy machine answers late, too. */
  atMost?: { recoveryMs: number; slackMs: number };
}

const app = isolatedApp('database-outage');
const endAccounts = accountsOf(app);
let created: Created;
let database: OwnFirestore;
let api: FunctionProcess;
let ads: string[];
let people: ChatUser[];
async function begin(form: Form): Promise<void> {
  database = await form.open(app.options.projectId ?? '');
  process.env['FIRESTORE_EMULATOR_HOST'] = database.host;
  await emptyProject(app);
  created = startCreating();
  api = await startFunction('api', { ...environmentOf(app), ANSWER_MS: String(form.answerMs) });
  ads = await Promise.all(Array.from({ length: form.ads }, () => created.buildListing()));
  const common = { origin: api.origin };
  people = await Promise.all(Array.from({ length: 4 }, () => buildChatUser(created, { common })));
}
afterAll(async () => {
  await api.kill();
  await created.removeAll();
  endAccounts();
  await database[Symbol.asyncDispose]();
});

const acknowledged = { messages: [] as Message[], favorites: [] as string[] };

function* readSteps({ token }: ChatUser): Generator<Step> {
  const { origin } = api;
  for (let n = 0; ; n += 1) {
    const ad = getApprovedListing.path.replace('{id}', ads[n % ads.length] ?? '');
    yield () => ask(ad, { origin });
    yield () => ask(`${listListings.path}?search=${created.tag}`, { origin });
    yield () => ask(getMe.path, { origin, token });
  }
}

/** Sends a message as a browser does: with the same key until it is acknowledged. */
function* writeSteps(from: ChatUser, to: ChatUser): Generator<Step> {
  const { origin } = api;
  for (let n = 0; ; n += 1) {
    const ad = ads[n % ads.length] ?? '';
    const path = addFavorite.path.replace('{id}', ad);
    yield async () => {
      const answer = await ask(path, { method: 'POST', token: from.token, origin });
      if (answer.status === 200) acknowledged.favorites.push(`users/${from.uid}/favorites/${ad}`);
      return answer;
    };
    // Thirty messages a minute are allowed.
    if (n % 10 !== 0) continue;
    const key = newKey();
    yield async () => {
      const answer = await from.send(to, `${n}`, { key });
      if (answer.status === 200) acknowledged.messages.push(dataOf(sendMessage, answer));
      return answer;
    };
  }
}

async function expectAllStored(): Promise<void> {
  const { firestore } = created;
  const favorites = new Set(acknowledged.favorites);
  const found = await firestore.getAll(...[...favorites].map((path) => firestore.doc(path)));
  expect(found.filter(({ exists }) => !exists).map(({ ref }) => ref.path)).toEqual([]);
  for (const [from, to] of pairs()) {
    const id = conversationIdOf(from.uid, to.uid);
    const { docs } = await firestore.collection('messages').where('conversation', '==', id).get();
    const stored = docs.filter((each) => each.get('sender') === from.uid).map((each) => each.id);
    const sent = acknowledged.messages.filter(({ sender }) => sender === from.uid);
    // One message that was never acknowledged may be stored. None is stored twice.
    expect(stored).toEqual(expect.arrayContaining(sent.map(({ _id }) => _id)));
    expect(stored.length).toBeLessThanOrEqual(sent.length + 1);
    expect(new Set(docs.map((each) => each.get('seq') as number)).size).toBe(docs.length);
  }
}

const pairs = (): [ChatUser, ChatUser][] => {
  const [one, two, three, four] = people as [ChatUser, ChatUser, ChatUser, ChatUser];
  return [
    [one, two],
    [three, four],
  ];
};

const faultsOf = (goneMs: number) => ({
  hangs: {
    word: 'hanging',
    awayMs: 0,
    begin: () => Promise.resolve(database.freeze()),
    end: () => Promise.resolve(database.thaw()),
  },
  'is gone with its process': {
    word: 'gone',
    awayMs: goneMs,
    begin: () => database.end(),
    end: () => database.beginAgain(),
  },
});

const figures: Record<string, number> = {};
afterAll(() => writeFigures(figures));

export function proveDatabaseOutage(form: Form): void {
  const { answerMs, goneMs, rounds, atMost } = form;
  beforeAll(() => begin(form), 60_000);
  test.each(Object.entries(faultsOf(goneMs)))(
    'while the database %s each answer is 503 in time, then all goes on, and nothing acknowledged is lost',
    async (_name, { word, awayMs, begin, end }) => {
      const counted: Counted = { answers: 0, away: 0, slowestMs: 0 };
      const stop = new AbortController();
      const clients = [
        ...people.map((person) => new SteadyClient(readSteps(person), counted)),
        ...pairs().map(([from, to]) => new SteadyClient(writeSteps(from, to), counted)),
      ];
      const running = Promise.all(clients.map((client) => client.run(stop.signal)));
      const all = (status: 200 | 503) =>
        Promise.race([Promise.all(clients.map((client) => client.next(status))), running]);
      let recovery = 0;
      for (let round = 0; round < rounds; round += 1) {
        await all(200);
        await begin();
        await all(503);
        // The duration matters here: the longer the outage, the longer the client waits before it reconnects.
        await pause(awayMs);
        await end();
        const back = performance.now();
        await all(200);
        recovery = Math.max(recovery, performance.now() - back);
      }
      stop.abort();
      await running;
      await expectAllStored();
      expect(counted.away).toBeGreaterThanOrEqual(clients.length);
      if (atMost) {
        expect(recovery).toBeLessThan(atMost.recoveryMs);
        expect(counted.slowestMs).toBeLessThan(answerMs + atMost.slackMs);
      }
      figures[`${word}RecoveryMs`] = Math.round(recovery);
      figures[`${word}Answers`] = counted.answers;
      figures[`${word}Unavailable`] = counted.away;
    },
    60_000 + rounds * (goneMs + 60_000),
  );
}
