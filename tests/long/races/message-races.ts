import { conversationIdOf } from '@qaysari/contract/message/types';
import { getLiveAccess } from '@qaysari/contract/message/calls';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { ask, dataOf } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { buildChatUser, type ChatUser } from '../../support/chat-users.ts';
import { withEvent } from '../../support/console.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Edits a message as a browser can without the API. */
async function editorOf(talker: ChatUser) {
  const access = dataOf(getLiveAccess, await ask(getLiveAccess.path, { token: talker.token }));
  const { projectId, apiKey, emulators } = access;
  if (!emulators) throw new Error('These tests run on the emulators.');
  const app = initializeApp({ projectId, apiKey }, talker.uid);
  const auth = getAuth(app);
  connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  await signInWithCustomToken(auth, access.token);
  const firestore = getFirestore(app);
  const { hostname, port } = new URL(emulators.firestore);
  connectFirestoreEmulator(firestore, hostname, Number(port));
  return {
    edit: (id: string, content: string) =>
      updateDoc(doc(firestore, 'messages', id), { content, editedAt: serverTimestamp() }),
    close: () => deleteApp(app),
  };
}

/** Everything that both can read of a conversation. */
async function stateOf(id: string): Promise<string[]> {
  const messages = created.firestore.collection('messages').where('conversation', '==', id);
  const { docs } = await messages.get();
  return docs.map((each) => `${each.id} ${each.get('seq')} ${each.get('content')}`).sort();
}

/** `calls`: how many of each kind are in flight, of four. */
export function proveMessageRaces({ calls, rounds }: { calls: number; rounds: number }): void {
  test('after a block is acknowledged, none of the messages and edits in flight lands', async () => {
    const [sara, omar] = await Promise.all([buildChatUser(created), buildChatUser(created)]);
    const id = conversationIdOf(sara.uid, omar.uid);
    // The rules let each message be edited once in two seconds, so each direct edit has its own.
    const mine: string[] = [];
    for (let at = 0; at <= calls; at += 1) mine.push((await sara.sendNow(omar, 'hello'))._id);
    const answer = await omar.sendNow(sara, 'hi');
    const editor = await editorOf(sara);
    await editor.edit(mine[calls] ?? '', 'hello again');
    const fly = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => [
        sara.send(omar, `from Sara ${from + at}`),
        omar.send(sara, `from Omar ${from + at}`),
        omar.edit(answer._id, `edited ${from + at}`),
        editor.edit(mine[from + at] ?? '', `edited ${from + at}`).catch(() => undefined),
      ]).flat();
    const early = fly(0, calls / 2);
    const block = omar.block(sara);
    const late = fly(calls / 2, calls);
    expect((await block).status).toBe(200);
    const acknowledged = await stateOf(id);
    await Promise.allSettled([...early, ...late]);
    for (const each of mine) await expect(editor.edit(each, 'too late')).rejects.toThrow();
    expect(await stateOf(id)).toEqual(acknowledged);
    expect((await sara.send(omar, 'too late')).status).not.toBe(200);
    await editor.close();
  });

  test('a block at the same time as a first message stops it, or comes after it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [sara, omar] = await Promise.all([buildChatUser(created), buildChatUser(created)]);
      const id = conversationIdOf(sara.uid, omar.uid);
      const [sent] = await Promise.all([sara.send(omar, 'hello'), omar.block(sara)]);
      const landed = await stateOf(id);
      expect(landed).toHaveLength(sent.status === 200 ? 1 : 0);
      expect((await sara.send(omar, 'hello')).status).toBe(403);
    }
  });

  test('an edit made without the API shows in lists, and its first text stays for staff', async () => {
    const [sara, omar] = await Promise.all([buildChatUser(created), buildChatUser(created)]);
    const { _id } = await sara.sendNow(omar, 'a deposit first');
    const editor = await editorOf(sara);
    const message = created.firestore.doc(`messages/${_id}`);
    await withEvent(message, () => editor.edit(_id, 'good evening'));
    await message.update({ editedAt: Timestamp.fromMillis(Date.now() - 60_000) });
    await withEvent(message, () => editor.edit(_id, 'good morning'));
    await editor.close();
    expect((await omar.listNow())[0]?.latestMessage?.content).toBe('good morning');
    const createdAt = (await message.get()).get('createdAt') as Timestamp;
    const version = `message~${_id}~${createdAt.toMillis()}`;
    const first = await created.firestore.doc(`originals/${version}`).get();
    expect(first.get('words')).toEqual({ content: 'a deposit first' });
  });
}
