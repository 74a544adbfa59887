import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { seedDocuments, type SeedDocument } from './documents.ts';
import { seedNow, listingId, userId } from './stable-ids.ts';
import { readSeedData, type SeedData } from './seed-data.ts';

const data = readSeedData();
const documents = seedDocuments(data, ({ pictures }) =>
  Array.from({ length: pictures }, (_, at) => `hash${at}`),
);
const inCollection = (name: string) => documents.filter(({ path }) => path.startsWith(`${name}/`));
const timesOf = (changed: SeedData) =>
  seedDocuments(changed, () => [])
    .filter(({ path }) => path.startsWith('messages/'))
    .map(({ data: { createdAt } }) => (createdAt as Timestamp).toMillis());
const text = (document: SeedDocument, field: string) => String(document.data[field]);

describe('seedDocuments', () => {
  it('gives ids that never change', () => {
    expect(listingId('karrada-grill-with-key-money')).toBe('9fOtEyBCYbZA0bID7IjC');
    expect(userId('ali-rubaie')).toBe('X94XjHMQxxv0aRTBptmnFpuHBtJ0');
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it('gives no time after the clock of the seed', () => {
    const times = documents.flatMap((document) =>
      Object.values(document.data).filter((value) => value instanceof Timestamp),
    );
    expect(times.length).toBeGreaterThan(500);
    expect(Math.max(...times.map((time) => time.toMillis()))).toBeLessThanOrEqual(
      seedNow.getTime(),
    );
  });

  it('leaves passwords out', () => {
    for (const document of documents) expect(document.data).not.toHaveProperty('password');
  });

  it('names 24 members, 12 of them investors, and reserves their usernames', () => {
    expect(inCollection('usernames')).toHaveLength(24);
    const investors = documents.filter((document) => document.data['role'] === 'investor');
    expect(investors).toHaveLength(12);
    for (const investor of investors) {
      expect(investor.data['investorProfile']).toHaveProperty('status');
    }
  });

  it('gives members the name that their ads show, and none to those who were not asked', () => {
    const users = inCollection('users').filter(({ path }) => path.split('/').length === 2);
    const chosen = users.map(({ data: { nameOnAds } }) => nameOnAds);
    expect(chosen).toEqual(data.members.map(({ nameOnAds }) => nameOnAds));
  });

  it('keeps each message between the two people of its conversation, in order of time', () => {
    expect(inCollection('conversations')).toHaveLength(data.conversations.length);
    for (const conversation of inCollection('conversations')) {
      const id = conversation.path.split('/')[1] ?? '';
      const messages = inCollection('messages').filter(
        (message) => text(message, 'conversation') === id,
      );
      const pairs = messages.map((message) =>
        [text(message, 'sender'), text(message, 'receiver')].sort().join('_'),
      );
      expect(new Set(pairs)).toEqual(new Set([id]));
      const times = messages.map((message) => (message.data['createdAt'] as Timestamp).toMillis());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(conversation.data['latestMessage']).toMatchObject({
        content: messages.at(-1)?.data['content'],
      });
      expect(messages.map((message) => message.data['seq'])).toEqual(
        messages.map((_, at) => at + 1),
      );
      expect(conversation.data['seq']).toBe(messages.length);
    }
  });

  it('leaves the hours between two messages that the later one asks for', () => {
    const messages = [{ asker: 'one' }, { owner: 'two', hoursLater: 18 }];
    const conversations = data.conversations.slice(0, 1).map((each) => ({ ...each, messages }));
    const [before, later] = timesOf({ ...data, conversations });
    expect((later ?? 0) - (before ?? 0)).toBe(18 * 3_600_000);
  });

  it('counts what each of two people has not read', () => {
    const inboxes = documents.filter(({ path }) => path.includes('/inbox/'));
    expect(inboxes).toHaveLength(2 * data.conversations.length);
    for (const inbox of inboxes) {
      const [, , , id] = inbox.path.split('/');
      const theirs = inCollection('messages').filter(
        (message) =>
          text(message, 'conversation') === id && text(message, 'sender') === inbox.data['partner'],
      );
      const unread = theirs.filter(
        (message) => Number(message.data['seq']) > Number(inbox.data['readUpTo']),
      );
      expect(inbox.data['unread']).toBe(unread.length);
    }
    expect(inboxes.some(({ data: { unread } }) => unread !== 0)).toBe(true);
  });
});
