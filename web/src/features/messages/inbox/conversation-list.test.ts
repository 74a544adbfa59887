import type { Conversation, LatestMessage } from '@qaysari/contract/message/types';
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { isListOutdated, mergeLive, withRead, type LiveInbox } from './conversation-list.ts';
import type { InboxEntry, LiveConversation } from '../connection/live-events.ts';
import { messageKeys } from '../conversation/message-keys.ts';

const me = 'me';

const said = (seq: number, minute: number): LatestMessage => ({
  ...{ _id: `x~${seq}`, seq, content: `text ${seq}`, sender: 'x' },
  createdAt: new Date(minute * 60_000).toISOString(),
});

const conversation = (id: string, latestMessage: LatestMessage): Conversation => ({
  _id: `me_${id}`,
  partner: { _id: id, hasWritten: true, firstname: id },
  latestMessage,
  unread: 0,
  isMuted: false,
  blockStatus: { youBlocked: false, blockedYou: false },
});

const live = (id: string, latestMessage?: LatestMessage): LiveConversation => ({
  ...{ _id: `me_${id}`, seq: latestMessage?.seq ?? 1, sent: { [id]: latestMessage?.seq ?? 0 } },
  ...{ updatedAt: Date.parse(latestMessage?.createdAt ?? '1970-01-01'), blockedBy: [] },
  ...(latestMessage && { latestMessage }),
});

const entry = (id: string, fields: Partial<InboxEntry> = {}): InboxEntry => ({
  ...{ _id: `me_${id}`, partner: id, readUpTo: 0, readCount: 0, deliveredUpTo: 0 },
  ...{
    partnerReadUpTo: 0,
    partnerDeliveredUpTo: 0,
    hiddenUpTo: 0,
    hidden: [],
    isMuted: false,
    statusAt: 0,
  },
  ...fields,
});

const inbox = (conversations: LiveConversation[], entries: InboxEntry[]): LiveInbox => ({
  conversations: new Map(conversations.map((each) => [each._id, each])),
  entries: new Map(entries.map((each) => [each._id, each])),
});

/** The list as it is shown after a live change. */
function merged(pages: Conversation[][], change: LiveInbox): Conversation[][] {
  const client = new QueryClient();
  const key = messageKeys.conversations(me, '');
  client.setQueryData(key, { pages, pageParams: pages.map((_, at) => at + 1) });
  mergeLive(client, me, change);
  return client.getQueryData<InfiniteData<Conversation[]>>(key)?.pages ?? [];
}

describe('mergeLive', () => {
  const pages = [[conversation('a', said(5, 50))], [conversation('b', said(3, 30))]];

  it('moves a conversation with a new message to the top, over all pages', () => {
    const [[first], [second]] = merged(
      pages,
      inbox([live('b', said(4, 60))], [entry('b', { readCount: 1 })]),
    ) as [[Conversation], [Conversation]];
    expect(first).toMatchObject({
      partner: { firstname: 'b' },
      latestMessage: { seq: 4 },
      unread: 3,
    });
    expect(second.partner._id).toBe('a');
  });

  it('shows a block, and that the conversation is muted', () => {
    const blocked = { ...live('a', said(5, 50)), blockedBy: ['a'] };
    const [[first]] = merged(pages, inbox([blocked], [entry('a', { isMuted: true })])) as [
      [Conversation],
    ];
    expect(first.blockStatus).toEqual({ youBlocked: false, blockedYou: true });
    expect(first.isMuted).toBe(true);
  });

  it('does not show a message that this person has hidden', () => {
    const [[first]] = merged(
      pages,
      inbox([live('a', said(6, 60))], [entry('a', { hidden: [6] })]),
    ) as [[Conversation]];
    expect(first.latestMessage?.seq).toBe(5);
  });

  it('leaves a conversation alone of which only one half has come', () => {
    expect(merged(pages, inbox([live('b', said(4, 60))], []))).toEqual(pages);
  });
});

describe('withRead', () => {
  it('leaves nothing unread in the conversation with that person', () => {
    const client = new QueryClient();
    const key = messageKeys.conversations(me, 'word');
    const unread = (id: string) => ({ ...conversation(id, said(1, 1)), unread: 2 });
    client.setQueryData(key, { pages: [[unread('a'), unread('b')]], pageParams: [1] });
    withRead(client, me, 'a');
    const [page] = client.getQueryData<InfiniteData<Conversation[]>>(key)?.pages ?? [];
    expect(page?.map((each) => each.unread)).toEqual([0, 2]);
  });
});

describe('isListOutdated', () => {
  const listed = [conversation('a', said(5, 50))];

  it('says no where the list has all of it', () => {
    expect(isListOutdated(listed, inbox([live('a', said(6, 60))], [entry('a')]))).toBe(false);
  });

  it('says yes for somebody new', () => {
    expect(isListOutdated(listed, inbox([live('b', said(1, 60))], []))).toBe(true);
  });

  it('says yes when the other person writes for the first time, and only then', () => {
    const unknown = listed.map((each) => ({ ...each, partner: { _id: 'a', hasWritten: false } }));
    const by = (sender: string) => inbox([live('a', { ...said(6, 60), sender })], [entry('a')]);
    expect(isListOutdated(unknown, by('a'))).toBe(true);
    expect(isListOutdated(unknown, by(me))).toBe(false);
  });

  it('says no for a conversation that this person has deleted', () => {
    const deleted = inbox([live('b', said(1, 60))], [entry('b', { hiddenUpTo: 1 })]);
    expect(isListOutdated(listed, deleted)).toBe(false);
  });

  it('says yes when a listed conversation has nothing left to show', () => {
    expect(isListOutdated(listed, inbox([live('a')], [entry('a')]))).toBe(true);
    const hidden = inbox([live('a', said(5, 50))], [entry('a', { hiddenUpTo: 5 })]);
    expect(isListOutdated(listed, hidden)).toBe(true);
  });
});
