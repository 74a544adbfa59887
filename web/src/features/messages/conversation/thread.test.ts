import type { Message, MessagePage } from '@qaysari/contract/message/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasHole,
  mergeThreads,
  threadOfPage,
  withMessages,
  withoutMessages,
  type Thread,
} from './thread.ts';

/** A conversation as the API stores it. */
class Model {
  readonly messages: (Message & { isGone?: boolean })[] = [];
  time = 0;

  send(): void {
    const seq = this.messages.length + 1;
    const createdAt = new Date(seq).toISOString();
    this.messages.push({
      ...{ _id: `a~${seq}`, seq, content: 'as sent', sender: 'a', receiver: 'b', createdAt },
    });
  }

  edit(at: number): void {
    const message = this.messages[at % Math.max(1, this.messages.length)];
    if (!message || message.isGone) return;
    message.editedAt = new Date(++this.time).toISOString();
    message.content = `edited ${this.time}`;
  }

  remove(at: number): void {
    const message = this.messages[at % Math.max(1, this.messages.length)];
    if (message) message.isGone = true;
  }

  shown(from: number): Message[] {
    return this.messages.filter(({ seq, isGone }) => seq >= from && !isGone);
  }

  /** As the API answers: a range of numbers. */
  page(page: number, limit: number): Thread {
    const last = this.messages.length - (page - 1) * limit;
    const first = Math.max(1, last - limit + 1);
    const answer: MessagePage = {
      messages: this.shown(first)
        .filter(({ seq }) => seq <= last)
        .map((each) => ({ ...each })),
      total: this.shown(1).length,
      hasOlder: first > 1 && last > 0,
      latestSeq: this.messages.length,
      userInfo: { _id: 'a', hasWritten: true },
      blockStatus: { youBlocked: false, blockedYou: false },
      readState: { readUpTo: 0, partnerReadUpTo: 0, partnerDeliveredUpTo: 0 },
      isMuted: false,
    };
    return threadOfPage(answer, { page, limit, askedAt: ++this.time });
  }

  /** As the live connection sends it: the latest messages, deleted ones by their numbers. */
  tail(count: number): (thread: Thread) => Thread {
    const latest = this.messages.slice(-count).map((each) => ({ ...each }));
    return (thread) =>
      withoutMessages(
        withMessages(
          thread,
          latest.filter(({ isGone }) => !isGone),
        ),
        latest.flatMap(({ seq, isGone }) => (isGone ? [seq] : [])),
      );
  }
}

const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({ type: 'send' as const, at: 0 }) },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constantFrom('edit' as const, 'remove' as const, 'page' as const, 'tail' as const),
        at: fc.nat({ max: 40 }),
      }),
    },
  ),
  { maxLength: 80 },
);

describe('a thread', () => {
  it('equals the conversation, in whatever order answers and live changes arrive', () => {
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat()), (plan, picks) => {
        const model = new Model();
        let thread = model.page(1, 10);
        const onTheWay: ((known: Thread) => Thread)[] = [];
        for (const { type, at } of plan) {
          if (type === 'send') model.send();
          if (type === 'edit') model.edit(at);
          if (type === 'remove') model.remove(at);
          if (type === 'tail') onTheWay.push(model.tail(10));
          if (type === 'page') {
            const asked = model.page((at % 3) + 1, 10);
            onTheWay.push((known) => mergeThreads(known, asked));
          }
          const pick = Number(picks.next().value);
          if (pick % 3 > 0 || onTheWay.length === 0) continue;
          const [arrived] = onTheWay.splice(pick % onTheWay.length, 1);
          if (arrived) thread = arrived(thread);
        }
        // The last answers: enough to reach what is known.
        for (let page = 1; page <= 9; page++) thread = mergeThreads(thread, model.page(page, 10));
        for (const arrived of onTheWay) thread = arrived(thread);
        expect(hasHole(thread)).toBe(false);
        const strip = ({ seq, content }: Message) => ({ seq, content });
        expect(Object.values(thread.messages).map(strip)).toEqual(
          model.shown(thread.from).map(strip),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('knows that a message is missing between what it has and a newer one', () => {
    const model = new Model();
    for (let count = 0; count < 5; count++) model.send();
    const known = model.page(1, 10);
    model.send();
    model.send();
    const [, latest] = model.messages.slice(-2);
    const broken = withMessages(known, latest ? [latest] : []);
    expect(hasHole(broken)).toBe(true);
    expect(Object.keys(broken.messages)).toHaveLength(6);
    expect(hasHole(mergeThreads(broken, model.page(1, 10)))).toBe(false);
  });

  it('never moves a read pointer back', () => {
    const model = new Model();
    model.send();
    const older = model.page(1, 10);
    const newer = model.page(1, 10);
    const readState = { readUpTo: 1, partnerReadUpTo: 1, partnerDeliveredUpTo: 1 };
    const read = { ...older, facts: { ...older.facts, readState } };
    expect(mergeThreads(read, newer).facts.readState).toEqual(readState);
  });

  it('hides what was deleted with the conversation', () => {
    const model = new Model();
    for (let count = 0; count < 5; count++) model.send();
    const known = model.page(1, 10);
    const emptied = {
      ...model.page(1, 2),
      messages: {},
      gone: { 4: true, 5: true },
      startsAt: 4,
      from: 1,
    } as const;
    expect(mergeThreads(known, emptied).messages).toEqual({});
  });
});
