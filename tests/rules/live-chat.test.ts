import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  type Query,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRulesEnvironment, type Person, type RulesEnvironment } from './rules-environment.ts';
import { listFromServer, readFromServer } from './server-answers.ts';

const conversation = 'omar_sara';
let environment: RulesEnvironment;

beforeAll(async () => {
  environment = await openRulesEnvironment('live-chat');
});

beforeEach(async () => {
  await environment.asStaff(async (firestore) => {
    const message = (id: string, seq: number, fields: DocumentData = {}) =>
      setDoc(doc(firestore, 'messages', id), {
        ...{ conversation, seq, sender: 'sara', receiver: 'omar', content: 'سڵاو' },
        ...{ participants: ['omar', 'sara'], createdAt: id, deletedAt: null },
        ...fields,
      });
    await message('1-from-sara', 1);
    await message('2-from-omar', 2, { sender: 'omar', receiver: 'sara' });
    await message('3-phrase', 3, { content: '', phrase: { key: 'yes' } });
    await message('4-deleted', 4, { content: '', deletedAt: Timestamp.now() });
    await message('5-reported', 5);
    await setDoc(doc(firestore, 'reportedMessages/5-reported'), { report: 'one' });
    await setDoc(doc(firestore, 'conversations', conversation), {
      ...{ participants: ['omar', 'sara'], updatedAt: 1, blockedBy: [] },
    });
    await setDoc(doc(firestore, 'conversations/dilan_omar'), {
      ...{ participants: ['dilan', 'omar'], updatedAt: 2, blockedBy: [] },
    });
    await setDoc(doc(firestore, 'users/sara/inbox', conversation), { readUpTo: 2 });
    for (const username of ['sara', 'omar']) {
      await setDoc(doc(firestore, 'users', username), { username });
    }
  });
});

afterAll(() => environment.close());

interface Asked {
  /** Whose conversation the query names. */
  as?: Person;
  most?: number;
}

/** The latest messages of the conversation, as the live connection asks for them. */
function latestMessages(me: Person, { as = me, most = 50 }: Asked = {}): Query {
  return query(
    collection(environment.as(me), 'messages'),
    where('conversation', '==', conversation),
    where('participants', 'array-contains', as),
    where('seq', '>', 1),
    orderBy('seq', 'desc'),
    limit(most),
  );
}

async function idsOf(list: Query): Promise<string[]> {
  const found = await assertSucceeds(listFromServer(list));
  return found.docs.map(({ id }) => id);
}

describe('the list of messages', () => {
  it('is the same for both', async () => {
    const latest = ['5-reported', '4-deleted', '3-phrase', '2-from-omar'];
    expect(await idsOf(latestMessages('sara'))).toStrictEqual(latest);
    expect(await idsOf(latestMessages('omar'))).toStrictEqual(latest);
  });

  it('can be listened to', async () => {
    const { size } = await assertSucceeds(listFromServer(latestMessages('sara')));
    expect(size).toBe(4);
  });

  it('is refused without a bound, and beyond 50', async () => {
    const messages = collection(environment.as('sara'), 'messages');
    await assertFails(
      listFromServer(query(messages, where('participants', 'array-contains', 'sara'))),
    );
    await assertFails(listFromServer(latestMessages('sara', { most: 51 })));
  });

  it('is empty for a third person, and refused when they ask as one of the two', async () => {
    expect(await idsOf(latestMessages('dilan'))).toStrictEqual([]);
    await assertFails(listFromServer(latestMessages('dilan', { as: 'omar' })));
    await assertFails(readFromServer(doc(environment.as('dilan'), 'messages/1-from-sara')));
  });
});

describe('conversations', () => {
  const mine = (me: Person, { as = me, most = 50 }: Asked = {}) =>
    query(
      collection(environment.as(me), 'conversations'),
      where('participants', 'array-contains', as),
      orderBy('updatedAt', 'desc'),
      limit(most),
    );

  it('are listed to those who take part', async () => {
    expect(await idsOf(mine('omar'))).toStrictEqual(['dilan_omar', 'omar_sara']);
    expect(await idsOf(mine('sara'))).toStrictEqual(['omar_sara']);
  });

  it('are not listed as those of another, nor without a bound', async () => {
    await assertFails(listFromServer(mine('dilan', { as: 'sara' })));
    await assertFails(listFromServer(mine('omar', { most: 51 })));
    await assertFails(listFromServer(collection(environment.as('dilan'), 'conversations')));
  });
});

describe('what somebody keeps of a conversation', () => {
  const inbox = (me: Person, of: Person, most: number) =>
    query(collection(environment.as(me), 'users', of, 'inbox'), limit(most));

  it('is theirs alone', async () => {
    expect(await idsOf(inbox('sara', 'sara', 50))).toStrictEqual([conversation]);
    await assertFails(listFromServer(inbox('omar', 'sara', 50)));
    await assertFails(
      readFromServer(doc(environment.as('omar'), 'users/sara/inbox', conversation)),
    );
  });

  it('is listed with a bound', async () => {
    await assertFails(listFromServer(inbox('sara', 'sara', 51)));
    await assertFails(listFromServer(collection(environment.as('sara'), 'users/sara/inbox')));
  });

  it('is written by the API only', async () => {
    const mine = doc(environment.as('sara'), 'users/sara/inbox', conversation);
    await assertFails(updateDoc(mine, { readUpTo: 5 }));
  });
});

describe('editing a message', () => {
  const edit = (person: Person, id = '1-from-sara') =>
    updateDoc(doc(environment.as(person), 'messages', id), {
      content: 'ئێوارە باش',
      editedAt: serverTimestamp(),
    });
  const write = (path: string, fields: DocumentData) =>
    environment.asStaff((firestore) => setDoc(doc(firestore, path), fields, { merge: true }));

  it.each(['sara', 'omar'])('is refused while %s blocks the other', async (blocker) => {
    await write(`conversations/${conversation}`, { blockedBy: [blocker] });
    await assertFails(edit('sara'));
    await write(`conversations/${conversation}`, { blockedBy: [] });
    await assertSucceeds(edit('sara'));
  });

  it.each(['blockedAt', 'deletedAt'])('is refused from the moment of %s', async (field) => {
    await assertSucceeds(edit('sara'));
    await write('users/sara', { [field]: Timestamp.now() });
    await assertFails(edit('sara'));
  });

  it('is refused from the moment of a report', async () => {
    await assertSucceeds(edit('omar', '2-from-omar'));
    await write('reportedMessages/2-from-omar', { report: 'two' });
    await assertFails(edit('omar', '2-from-omar'));
  });
});
