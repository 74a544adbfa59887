import { randomUUID } from 'node:crypto';
import { conversationIdOf, unreadOf, type Message } from '@qaysari/contract/message/types';
import { sendMessage } from '@qaysari/contract/message/calls';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countUnreadConversations,
  syncUnread,
} from '../../../functions/src/message/inbox-store.ts';
import { dataOf, type Answer } from '../../support/api-client.ts';
import { writeFigures } from '../../support/figures.ts';
import { startCrashProcess, type CrashProcess } from '../../support/crash-process.ts';
import { unsignedSession } from '../../support/session-of.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { chatUserOf, type ChatUser } from '../../support/chat-users.ts';

const name = 'message-crash';
const app = isolatedApp(name);
const project = `demo-qaysari-${name}`;
const firestore = getFirestore(app);

export interface Form {
  kills: number;
  pairs: number;
  /** How many messages each side of a pair writes. */
  messagesEach: number;
  /** After how many writes a process dies, at least and at most. */
  dies: readonly [number, number];
}

const clients = 20;

/** Two accounts that write to each other. */
type Pair = readonly [ChatUser, ChatUser];

/** The process that serves now. `next` is ready when this one dies. */
let serving: CrashProcess;
let next: Promise<CrashProcess>;
let died = 0;
let started = 0;
/** Serves the first messages. */
let calm: CrashProcess;

/** Each process dies right after one of its commits, before it answers. */
function startNext(): Promise<CrashProcess> {
  const [least, most] = form.dies;
  started += 1;
  const writes = least + Math.floor(Math.random() * (most - least));
  return startCrashProcess(started <= form.kills ? writes : Infinity, name);
}

let form: Form;

async function open(): Promise<void> {
  await emptyProject(app);
  calm = await startCrashProcess(Infinity, name);
  serving = await startNext();
  next = startNext();
}

afterAll(async () => {
  await calm[Symbol.asyncDispose]();
  await serving[Symbol.asyncDispose]();
  await (await next)[Symbol.asyncDispose]();
  await emptyProject(app);
});

/** Replaces the failed process once, even when several callers notice. */
let replacing: Promise<void> | undefined;
async function replace(failed: CrashProcess): Promise<void> {
  if (failed !== serving) return;
  replacing ??= (async () => {
    died += 1;
    const ready = await next;
    await failed[Symbol.asyncDispose]();
    serving = ready;
    next = startNext();
    replacing = undefined;
  })();
  await replacing;
}

/** Retries until there is an answer, as a phone does after a network failure. */
async function untilAnswered(request: (origin: string) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const asked = serving;
    const answer = await request(asked.origin).catch(withoutAnswer);
    if (answer) return answer;
    await replace(asked);
  }
}

/** Ignores what `fetch` throws when the connection breaks, and rethrows anything else. */
function withoutAnswer(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}

async function buildPair(): Promise<Pair> {
  const build = async (): Promise<ChatUser> => {
    const uid = `u${randomUUID().replaceAll('-', '')}`;
    const member = { uid, username: uid, email: `${uid}@example.com`, password: '' };
    await getAuth(app).createUser({ uid, email: member.email });
    const user = { username: uid, email: member.email, role: 'member', isOAuth: false };
    await firestore.doc(`users/${uid}`).set(user);
    await firestore.doc(`listings/${uid}`).set({ owner: uid, status: 'approved' });
    return chatUserOf(member, unsignedSession(project, uid));
  };
  return Promise.all([build(), build()]);
}

/** Both sides write once. Returns how each continues. */
async function beginPair([one, other]: Pair): Promise<(() => Promise<Sent>)[]> {
  const { origin } = calm;
  const first = await one.sendNow(other, '1', { origin });
  const second = await other.sendNow(one, '1', { origin });
  return [() => writeAll(one, other, first), () => writeAll(other, one, second)];
}

interface Sent {
  from: ChatUser;
  to: ChatUser;
  /** In the order of sending. */
  acknowledged: Message[];
}

/**
 * Writes all messages of one side, one after the other, and sometimes reads what the other wrote. The first message
 * of a conversation is sent before, because the locks of its transaction outlive a process by a minute.
 */
async function writeAll(from: ChatUser, to: ChatUser, first: Message): Promise<Sent> {
  const acknowledged = [first];
  for (let n = 2; n <= form.messagesEach; n += 1) {
    const key = randomUUID();
    const answer = await untilAnswered((origin) => from.send(to, `${n}`, { key, origin }));
    acknowledged.push(dataOf(sendMessage, answer));
    if (n % 10 === 0) {
      const readUpTo = acknowledged.at(-1)?.seq ?? 0;
      const read = await untilAnswered((origin) => from.setState(to, { readUpTo }, { origin }));
      expect(read.status).toBe(200);
    }
  }
  return { from, to, acknowledged };
}

async function expectRight({ from, to, acknowledged }: Sent): Promise<void> {
  const id = conversationIdOf(from.uid, to.uid);
  const { docs } = await firestore.collection('messages').where('conversation', '==', id).get();
  const stored = docs.map((each) => ({ id: each.id, ...each.data() }) as unknown as Stored);
  stored.sort((one, other) => one.seq - other.seq);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1));
  expect(stored).toHaveLength(2 * form.messagesEach);
  const mine = stored.filter(({ sender }) => sender === from.uid);
  expect(mine.map(({ id, content }) => [id, content])).toEqual(
    acknowledged.map(({ _id, content }) => [_id, content]),
  );
  const conversation = (await firestore.doc(`conversations/${id}`).get()).data();
  expect(conversation).toMatchObject({
    seq: stored.length,
    sent: { [from.uid]: form.messagesEach },
    latestMessage: { id: stored.at(-1)?.id },
  });
  await syncUnread({ me: from.uid, partner: to.uid });
  const inbox = (await firestore.doc(`users/${from.uid}/inbox/${id}`).get()).data() ?? {};
  const readUpTo = Number(inbox['readUpTo'] ?? 0);
  const unread = stored.filter(({ sender, seq }) => sender === to.uid && seq > readUpTo).length;
  expect(unreadOf(conversation, to.uid, inbox)).toBe(unread);
  expect(inbox['unread'] ?? 0).toBe(unread);
  expect(await countUnreadConversations(from.uid)).toBe(unread > 0 ? 1 : 0);
}

interface Stored {
  id: string;
  seq: number;
  sender: string;
  content: string;
}

export function proveMessageCrash(given: Form): void {
  form = given;
  const { kills, pairs, messagesEach } = form;
  const messages = pairs * 2 * messagesEach;
  beforeAll(open, 60_000);

  test(`kill -9 ${kills} times over ${messages} messages loses none, doubles none and keeps their order`, async () => {
    const all = await Promise.all(Array.from({ length: pairs }, buildPair));
    const work = (await Promise.all(all.map(beginPair))).flat().values();
    const sent: Sent[] = [];
    const client = async () => {
      for (const write of work) sent.push(await write());
    };
    await Promise.all(Array.from({ length: clients }, client));
    expect(died).toBe(kills);
    expect(sent.flatMap(({ acknowledged }) => acknowledged)).toHaveLength(messages);
    for (const each of sent) await expectRight(each);
    writeFigures({ messageKills: died, messages });
  });
}
