import { limits } from '@qaysari/contract/shared/limits';
import { conversationIdOf, type Message as Answered } from '@qaysari/contract/message/types';
import { expect } from 'vitest';
import { messageWritten } from '../../functions/src/triggers.ts';
import { getFirestore } from 'firebase-admin/firestore';
import { refusedMarks } from './hostile-texts.ts';
import { statusFor } from './market-account-commands.ts';
import type { Ad, MarketModel, Message, Person, Talk } from './market-model.ts';
import { pairOf, pick, type CommandKind } from './market-command-kind.ts';
import { hideMessage, newWord } from './market-words.ts';

/** What two people do with what they write. */
export const messageCommands: Readonly<Record<string, CommandKind>> = {
  write: {
    weight: 12,
    run: async ({ model, call }, { who, whom, which, text }) => {
      const [me, other] = pairOf(model, { who, whom });
      const ad = pick(model.ads, which);
      if (!me || !other) return;
      const { word, content, isTaken } = wordsOf(text);
      const about = ad ? { listing: ad.id } : {};
      const sending = { json: { receiver: other.uid, content, ...about } };
      const answer = await call('sendMessage', me, sending);
      const status = isTaken ? statusOfWriting(model, [me, other], ad) : 400;
      expect(answer.status).toBe(statusFor(me, status));
      if (answer.status !== 200) return;
      const { _id: id, seq } = (answer.body as { data: Answered }).data;
      const talk = model.talkOf(me, other) ?? begin(model, [me, other], ad);
      const state = { isDeleted: false, isReported: false, hiddenFor: new Set<Person>() };
      const message = { id, by: me, word, ...state };
      talk.messages.push(message);
      expect(seq).toBe(talk.messages.length);
      hideMessage(model, talk, message);
      await messageWritten(id, undefined);
    },
  },

  rewrite: {
    weight: 4,
    run: async ({ model, call }, { who, which, text }) => {
      const found = pick(messagesOf(model), which);
      const me = who % 3 > 0 ? found?.message.by : pick(model.people, who);
      if (!me || !found) return;
      const { talk, message } = found;
      const { word, content, isTaken } = wordsOf(text);
      const sending = { params: { id: message.id }, json: { content } };
      const before = await documentOf(message);
      const answer = await call('editMessage', me, sending);
      const status = isTaken ? statusOfRewriting(model, me, found) : 400;
      expect(answer.status).toBe(statusFor(me, status));
      if (answer.status !== 200) return;
      message.word = word;
      hideMessage(model, talk, message);
      await messageWritten(message.id, before);
    },
  },

  remove: {
    weight: 4,
    run: async ({ model, call }, { who, whom, which }) => {
      const found = pick(messagesOf(model), which);
      const me = who % 3 > 0 ? pick(found?.talk.people ?? [], whom) : pick(model.people, who);
      if (!me || !found) return;
      const { talk, message } = found;
      const before = await documentOf(message);
      const answer = await call('deleteMessage', me, { params: { id: message.id } });
      expect(answer.status).toBe(statusFor(me, talk.people.includes(me) ? 200 : 404));
      if (answer.status !== 200) return;
      if (message.by === me) message.isDeleted = true;
      else message.hiddenFor.add(me);
      await messageWritten(message.id, before);
    },
  },

  forget: {
    weight: 1,
    run: async ({ model, call }, { who, whom, which }) => {
      const talk = pick(model.talks, which);
      const me = who % 3 > 0 ? pick(talk?.people ?? [], whom) : pick(model.people, who);
      if (!me || !talk) return;
      const [one, other] = talk.people;
      const params = { id: conversationIdOf(one.uid, other.uid) };
      const answer = await call('deleteConversation', me, { params });
      expect(answer.status).toBe(statusFor(me, talk.people.includes(me) ? 200 : 404));
      if (answer.status === 200) talk.hiddenUpTo.set(me, talk.messages.length);
    },
  },
};

export function messagesOf({ talks }: MarketModel): { talk: Talk; message: Message }[] {
  return talks.flatMap((talk) => talk.messages.map((message) => ({ talk, message })));
}

async function documentOf({ id }: Message) {
  return (await getFirestore().doc(`messages/${id}`).get()).data();
}

function wordsOf(decoration: string) {
  const word = newWord('m');
  const content = `${word} ${decoration}`;
  return { word, content, isTaken: !refusedMarks.test(content) };
}

function isBlocked(model: MarketModel, me: Person, other: Person): boolean {
  return model.isBlocking(me, other) || model.isBlocking(other, me);
}

function statusOfWriting(
  model: MarketModel,
  [me, other]: readonly [Person, Person],
  ad: Ad | undefined,
): number {
  if (me === other) return 404;
  const isThere = other.state === 'active';
  if (model.talkOf(me, other)) {
    if (isBlocked(model, me, other)) return 403;
    return isThere ? 200 : 404;
  }
  const isByAd = ad?.owner === other && model.canView(ad, me);
  const { firstDay, firstDayWithoutAd } = limits.newPeople;
  const isFull = me.begun >= firstDay || (!isByAd && me.begunWithoutAd >= firstDayWithoutAd);
  if (me.isNew && isFull) return 429;
  if (!model.knows(me, other)) return 404;
  return isBlocked(model, me, other) ? 403 : 200;
}

function statusOfRewriting(
  model: MarketModel,
  me: Person,
  { talk, message }: { talk: Talk; message: Message },
): number {
  if (message.isDeleted || !talk.people.includes(me)) return 404;
  if (message.by !== me) return 403;
  const [one, other] = talk.people;
  if (isBlocked(model, one, other)) return 403;
  return message.isReported ? 409 : 200;
}

function begin(model: MarketModel, people: readonly [Person, Person], ad: Ad | undefined): Talk {
  const [me, other] = people;
  me.begun += 1;
  if (ad?.owner !== other || !model.canView(ad, me)) me.begunWithoutAd += 1;
  const isAbout = ad && people.includes(ad.owner) && model.canView(ad, me);
  const head = isAbout ? { head: { ad, word: ad.titleWord } } : {};
  const talk: Talk = { people, messages: [], hiddenUpTo: new Map(), ...head };
  model.talks.push(talk);
  return talk;
}
