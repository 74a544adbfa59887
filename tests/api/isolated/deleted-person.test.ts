import { conversationIdOf, type Message } from '@qaysari/contract/message/types';
import { FieldValue, getFirestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askForArchive } from '../../../functions/src/archive/store.ts';
import { openInvestorRequest } from '../../../functions/src/investor/own-profile.ts';
import { saveFavorite } from '../../../functions/src/listing/favorites.ts';
import { saveUpload } from '../../../functions/src/listing/images/uploaded-image-store.ts';
import { openPromotionRequest } from '../../../functions/src/listing/promotion-store.ts';
import { insertListing } from '../../../functions/src/listing/write-store.ts';
import { addBlock } from '../../../functions/src/message/block.ts';
import {
  deleteConversation,
  setConversationState,
} from '../../../functions/src/message/conversation-state.ts';
import { deleteMessage, editMessage } from '../../../functions/src/message/change-message.ts';
import { sendMessage } from '../../../functions/src/message/send.ts';
import { syncConversationsToUser } from '../../../functions/src/message/store.ts';
import { addSubscription } from '../../../functions/src/notification/subscription-store.ts';
import type { CollectionName, collections } from '../../../functions/src/platform/collections.ts';
import { documentsOf } from '../../../functions/src/platform/person-documents.ts';
import { addSavedSearch } from '../../../functions/src/saved-search/store.ts';
import { addSession } from '../../../functions/src/session/store.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/**
 * A request that was on its way, or an instance that was frozen, while its person was deleted: nobody would remove what
 * it writes, so it writes nothing.
 */

const app = isolatedApp('deleted-person');
const firestore = getFirestore(app);
const createdAt = Timestamp.fromMillis(1_000_000_000_000);
const [sara, omar] = ['sara', 'omar'] as const;
const conversation = conversationIdOf(sara, omar);

beforeEach(async () => {
  await emptyProject(app);
  await firestore.doc(`users/${sara}`).set({ username: sara, createdAt });
  await firestore.doc(`users/${omar}`).set({ username: omar, createdAt });
  await listAdOf(omar);
});

/** Makes somebody findable: nobody writes to others first. */
async function listAdOf(owner: string): Promise<void> {
  const ad = { owner, status: 'approved', availability: 'forSale', createdAt };
  await firestore.doc(`listings/of-${owner}`).set(ad);
}

afterEach(() => void vi.restoreAllMocks());

/** As the deletion, or the lock, leaves the account and its conversations. */
async function end(uid: string, how: 'deletedAt' | 'blockedAt'): Promise<void> {
  await firestore.doc(`users/${uid}`).update({ [how]: Timestamp.now() });
  await syncConversationsToUser(uid);
}

type Handling = (call: never) => Promise<unknown>;

/** A call of the API that found its person well at first. */
function asking(handler: Handling, uid: string, more: object): () => Promise<unknown> {
  const user = { username: uid, firstname: uid };
  const call = { caller: { uid, user }, language: 'en', ...more };
  return () => handler(call as never);
}

/** The collections whose documents go with their person. */
type Own = {
  [Name in CollectionName]: (typeof collections)[Name]['deletion'] extends 'removed' ? Name : never;
}[CollectionName];

/** What writes them for a person. A text says why nothing that a person asks for does. */
const writes: Record<Own, string | ((uid: string) => Promise<unknown>)> = {
  favorites: (uid) => saveFavorite(uid, 'ad'),
  blocks: (uid) => addBlock({ me: uid, partner: omar }),
  inbox: 'what is written for both of a conversation is tried below',
  listings: (uid) => insertListing('ad', { owner: uid, createdAt }, () => undefined),
  uploadedImages: (uid) =>
    saveUpload('upload', uid, { variants: [], share: Buffer.of(1), preview: '' }),
  reviews: 'written for ads and investors, which go with their person',
  promotionRequests: (uid) =>
    openPromotionRequest({ uid, listing: 'ad', title: 'Bakery', kind: 'featured' }),
  investors: 'the trigger of accounts writes what the account says now',
  investorRequests: (uid) => openInvestorRequest({ uid, message: 'how?', language: 'en' }),
  identities: 'made in one transaction with the account',
  verificationCodes: 'they end by themselves, and their account cannot use them',
  mail: 'they end by themselves, and nobody is mailed whose account is deleted',
  deletions: 'the deletion itself',
  pushSubscriptions: (uid) =>
    addSubscription(uid, {
      ...{ endpoint: 'https://push.example', keys: { p256dh: 'p', auth: 'a' } },
      ...{ language: 'en', validFrom: 0 },
    }),
  savedSearches: (uid) => addSavedSearch(uid, 'location=erbil'),
  alerts: 'the trigger of ads asks for the account in its transaction',
  alertPlans: 'written with alerts',
  sessions: (uid) => addSession(uid, { id: 'session', device: {}, validFrom: 0 }),
  dataExports: (uid) => askForArchive(uid, 'en'),
  phones: 'the confirmation asks for the account in its transaction',
};

const tried = Object.entries(writes).flatMap(([name, write]) =>
  typeof write === 'string' ? [] : [[name as Own, write] as const],
);

describe.each(tried)('a document of %s', (name, write) => {
  const found = async (uid: string) => (await documentsOf(name, uid)?.get())?.size;

  test('is written for a person', async () => {
    await write(sara);
    expect(await found(sara)).toBe(1);
  });

  test.each(['deletedAt', 'blockedAt'])('is not, with %s', async (how) => {
    await firestore.doc(`users/${sara}`).update({ [how]: Timestamp.now() });
    await expect(write(sara)).rejects.toMatchObject({ status: 401 });
    expect(await found(sara)).toBe(0);
  });
});

const send = (from: string, to: string, content: string) =>
  asking(sendMessage, from, { params: {}, body: { receiver: to, content } })() as Promise<Message>;
const read = (me: string, partner: string, readUpTo: number) =>
  asking(setConversationState, me, { params: { userId: partner }, body: { readUpTo } })();

describe('a conversation with somebody who has deleted the account', () => {
  const inbox = firestore.collection(`users/${sara}/inbox`);
  let [hers, his] = ['', ''];
  beforeEach(async () => {
    hers = (await send(sara, omar, 'hello'))._id;
    his = (await send(omar, sara, 'hi'))._id;
  });

  async function deleteSara(): Promise<void> {
    await end(sara, 'deletedAt');
    await firestore.recursiveDelete(inbox);
  }

  test.each([
    ['the other reads', () => read(omar, sara, 2)],
    ['the other deletes a message', () => asking(deleteMessage, omar, { params: { id: his } })()],
    ['they read', () => read(sara, omar, 2)],
    ['they hide a message', () => asking(deleteMessage, sara, { params: { id: his } })()],
    [
      'they delete the conversation',
      () => asking(deleteConversation, sara, { params: { id: conversation } })(),
    ],
  ])('leaves nothing in their inbox when %s', async (_what, act) => {
    await deleteSara();
    await act().catch(() => undefined);
    expect((await inbox.get()).size).toBe(0);
  });

  test.each([
    ['first', 0],
    ['next', 1],
  ])('nor when the %s reading was on its way', async (_which, before) => {
    if (before > 0) await read(omar, sara, before);
    const commit = vi.spyOn(WriteBatch.prototype, 'commit');
    commit.mockImplementationOnce(async function (this: WriteBatch) {
      await deleteSara();
      return this.commit();
    });
    await read(omar, sara, 2);
    expect((await inbox.get()).size).toBe(0);
    const mine = await firestore.doc(`users/${omar}/inbox/${conversation}`).get();
    expect(mine.get('readUpTo')).toBe(2);
  });

  test.each(['deletedAt', 'blockedAt'] as const)('takes no more words, with %s', async (how) => {
    // As older documents have them.
    const old = firestore.doc(`conversations/${conversation}`);
    await old.update({ names: { [sara]: 'Sara', [omar]: 'Omar' } });
    await end(sara, how);
    await expect(send(sara, omar, 'late')).rejects.toMatchObject({ status: 401 });
    const edit = { params: { id: hers }, body: { content: 'late' } };
    await expect(asking(editMessage, sara, edit)()).rejects.toMatchObject({ status: 401 });
    const dana = 'dana';
    await firestore.doc(`users/${dana}`).set({ username: dana, createdAt });
    await listAdOf(dana);
    await expect(send(sara, dana, 'late')).rejects.toMatchObject({ status: 401 });
    const messages = await firestore.collection('messages').get();
    expect(messages.docs.map((each) => each.get('content') as string).toSorted()).toEqual([
      ...['hello', 'hi'],
    ]);
    const names = (await old.get()).get('names') as object;
    expect(sara in names).toBe(how === 'blockedAt');
  });

  test('takes words from somebody who was let in again, before it has heard so', async () => {
    await end(sara, 'blockedAt');
    await firestore.doc(`users/${sara}`).update({ blockedAt: FieldValue.delete() });
    expect(await send(sara, omar, 'back')).toMatchObject({ content: 'back', seq: 3 });
  });
});
