import { conversationIdOf } from '@qaysari/contract/message/types';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { fuzzParameters, type Draws } from '../../support/fuzz.ts';
import { buildChatUser, type ChatUser } from '../../support/chat-users.ts';

/** Random turns of two people on two devices each, against a model that says what everybody sees. */

const created = startCreating();
afterAll(() => created.removeAll());

interface ModelMessage {
  id: string;
  seq: number;
  by: number;
  content: string;
  isDeleted: boolean;
  hiddenFor: Set<number>;
}

/** What the two people should see. */
class Model {
  readonly messages: ModelMessage[] = [];
  readonly blockedBy = new Set<number>();
  readonly hiddenUpTo = [0, 0];
  readonly readUpTo = [0, 0];

  get isBlocked() {
    return this.blockedBy.size > 0;
  }

  seenBy(who: number): ModelMessage[] {
    return this.messages.filter(
      ({ seq, isDeleted, hiddenFor }) =>
        !isDeleted && !hiddenFor.has(who) && seq > (this.hiddenUpTo[who] ?? 0),
    );
  }

  unreadOf(who: number): number {
    const read = this.readUpTo[who] ?? 0;
    return this.messages.filter(({ by, seq, isDeleted }) => by !== who && !isDeleted && seq > read)
      .length;
  }

  read(who: number, seq: number): void {
    const last = this.messages.length;
    this.readUpTo[who] = Math.max(this.readUpTo[who] ?? 0, Math.min(seq, last));
  }
}

type Turn =
  | { kind: 'send'; who: number; text: string }
  | { kind: 'edit' | 'delete' | 'hide'; who: number; at: number; text: string }
  | { kind: 'read'; who: number; seq: number }
  | { kind: 'forget' | 'block' | 'unblock'; who: number };

const who = fc.nat({ max: 1 });
const text = fc.string({
  minLength: 1,
  maxLength: 8,
  unit: fc.constantFrom('a', 'b', 'س', 'ا', 'ڵ', 'ێ'),
});
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), who, text }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('edit' as const, 'delete' as const, 'hide' as const),
      ...{ who, at: fc.nat({ max: 12 }), text },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('read' as const), who, seq: fc.nat({ max: 15 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('forget' as const, 'block' as const, 'unblock' as const),
      who,
    }),
  },
);

/** Makes a turn and says what the model expects of the answer. */
async function take(each: Turn, model: Model, people: readonly ChatUser[]): Promise<void> {
  const [me, other] = [people[each.who], people[1 - each.who]];
  if (!me || !other) throw new Error('There are two people.');
  switch (each.kind) {
    case 'send': {
      const answer = await me.send(other, each.text);
      expect(answer.status).toBe(model.isBlocked ? 403 : 200);
      if (model.isBlocked) return;
      const { data } = answer.body as { data: { _id: string; seq: number } };
      expect(data.seq).toBe(model.messages.length + 1);
      const fields = { by: each.who, content: each.text, isDeleted: false };
      model.messages.push({ id: data._id, seq: data.seq, ...fields, hiddenFor: new Set() });
      return;
    }
    case 'edit': {
      const message = model.messages[each.at];
      if (!message) return;
      const expected = () => {
        if (message.isDeleted) return 404;
        if (message.by !== each.who) return 403;
        return model.isBlocked ? 403 : 200;
      };
      const status = expected();
      expect((await me.edit(message.id, each.text)).status).toBe(status);
      if (status === 200) message.content = each.text;
      return;
    }
    case 'delete':
    case 'hide': {
      const message = model.messages[each.at];
      if (!message) return;
      expect((await me.remove(message.id)).status).toBe(200);
      if (message.isDeleted) return;
      if (message.by === each.who) message.isDeleted = true;
      else if (message.seq > (model.hiddenUpTo[each.who] ?? 0)) {
        if (!message.hiddenFor.has(each.who)) model.read(each.who, message.seq);
        message.hiddenFor.add(each.who);
      }
      return;
    }
    case 'read': {
      const answer = await me.setState(other, { readUpTo: each.seq });
      expect(answer.status).toBe(model.messages.length === 0 ? 404 : 200);
      model.read(each.who, each.seq);
      return;
    }
    case 'forget': {
      const answer = await me.removeConversation(conversationIdOf(me.uid, other.uid));
      expect(answer.status).toBe(model.messages.length === 0 ? 404 : 200);
      model.read(each.who, model.messages.length);
      model.hiddenUpTo[each.who] = model.messages.length;
      return;
    }
    case 'block':
      await me.block(other);
      model.blockedBy.add(each.who);
      return;
    case 'unblock':
      await me.unblock(other);
      model.blockedBy.delete(each.who);
  }
}

async function expectSame(model: Model, people: readonly ChatUser[]): Promise<void> {
  for (const [index, me] of people.entries()) {
    const other = people[1 - index] as ChatUser;
    const seen = model.seenBy(index);
    const page = await me.pageNow(other, '?limit=50');
    expect(page.messages.map(({ _id, content }) => [_id, content])).toEqual(
      seen.map(({ id, content }) => [id, content]),
    );
    expect(page).toMatchObject({ total: seen.length, latestSeq: model.messages.length });
    expect(page.blockStatus.youBlocked).toBe(model.blockedBy.has(index));
    const [conversation] = await me.listNow();
    expect(conversation?.latestMessage?._id).toBe(seen.at(-1)?.id);
    if (!conversation) continue;
    expect(conversation.latestMessage?.content).toBe(seen.at(-1)?.content);
    expect(conversation.unread).toBe(model.unreadOf(index));
  }
}

/** A turn of a device that does not know what the others do: it may be refused, and must not fail. */
async function attempt(
  each: Turn,
  who: number,
  people: readonly [ChatUser, ChatUser],
  messages: readonly { _id: string; sender: string }[],
): Promise<void> {
  const [me, other] = who === 0 ? people : [people[1], people[0]];
  const id = 'at' in each ? messages[each.at % messages.length]?._id : undefined;
  const answer = await {
    send: () => me.send(other, 'text' in each ? each.text : ''),
    edit: () => me.edit(id ?? '', 'text' in each ? each.text : ''),
    delete: () => me.remove(id ?? ''),
    hide: () => me.remove(id ?? ''),
    read: () => me.setState(other, { readUpTo: 'seq' in each ? each.seq : 0 }),
    forget: () => me.removeConversation(conversationIdOf(me.uid, other.uid)),
    block: () => me.block(other),
    unblock: () => me.unblock(other),
  }[each.kind]();
  expect([200, 403, 404, 409, 429], JSON.stringify(answer.body)).toContain(answer.status);
}

/** What is stored is what a recount says. */
async function expectAgreed([one, other]: readonly [ChatUser, ChatUser]): Promise<void> {
  const id = conversationIdOf(one.uid, other.uid);
  const found = created.firestore.collection('messages').where('conversation', '==', id);
  const stored = (await found.get()).docs.map((each) => ({
    seq: Number(each.get('seq')),
    sender: String(each.get('sender')),
    isDeleted: each.get('deletedAt') !== null,
  }));
  stored.sort((first, second) => first.seq - second.seq);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1));
  const conversation = await created.firestore.doc(`conversations/${id}`).get();
  for (const [me, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const theirs = stored.filter(({ sender, isDeleted }) => sender === partner.uid && !isDeleted);
    expect(conversation.get(`sent.${partner.uid}`)).toBe(theirs.length);
    const inbox = await created.firestore.doc(`users/${me.uid}/inbox/${id}`).get();
    const readUpTo = Number(inbox.get('readUpTo') ?? 0);
    const unread = theirs.filter(({ seq }) => seq > readUpTo).length;
    const [listed] = await me.listNow();
    if (listed) expect(listed.unread).toBe(unread);
    const page = await me.pageNow(partner, '?limit=50');
    expect(page.total).toBe(page.messages.length);
  }
}

/** `together`: how many runs have four devices at once, besides those whose turns follow each other. */
export function proveMessageModel({ together, ...draws }: Draws & { together: number }): void {
  test('any order of turns shows both what the model says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 5, maxLength: 25 }), async (turns) => {
        const people = await Promise.all([buildChatUser(created), buildChatUser(created)]);
        const model = new Model();
        for (const each of turns) await take(each, model, people);
        await expectSame(model, people);
      }),
      fuzzParameters(draws),
    );
  });

  test('turns of four devices at once leave both with the same, and numbers without gaps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(turn, { minLength: 3, maxLength: 8 }), { minLength: 4, maxLength: 4 }),
        async (devices) => {
          const people = await Promise.all([buildChatUser(created), buildChatUser(created)]);
          const [one, other] = people;
          for (let n = 1; n <= 4; n += 1) {
            await one.sendNow(other, `${n}`);
            await other.sendNow(one, `${n}`);
          }
          const { messages } = await one.pageNow(other);
          await Promise.all(
            devices.map(async (turns, device) => {
              for (const each of turns) await attempt(each, device % 2, people, messages);
            }),
          );
          await expectAgreed(people);
        },
      ),
      fuzzParameters({ ...draws, runs: together }),
    );
  });
}
