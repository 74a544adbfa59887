import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  and,
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  or,
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

const conversation = 'omar_sara';
let environment: RulesEnvironment;

beforeAll(async () => {
  environment = await openRulesEnvironment('live-chat');
});

beforeEach(async () => {
  await environment.asStaff(async (firestore) => {
    const message = (id: string, sender: string, hiddenFor: string[]) =>
      setDoc(doc(firestore, 'messages', id), {
        conversation,
        sender,
        receiver: sender === 'sara' ? 'omar' : 'sara',
        content: 'سڵاو',
        hiddenFor,
        createdAt: id,
      });
    await message('1-from-sara', 'sara', []);
    await message('2-from-omar', 'omar', []);
    await message('3-hidden-for-omar', 'sara', ['omar']);
    await message('4-hidden-for-sara', 'sara', ['sara']);
    await setDoc(doc(firestore, 'conversations', conversation), {
      participants: ['omar', 'sara'],
      updatedAt: 1,
    });
    await setDoc(doc(firestore, 'conversations/dilan_omar'), {
      participants: ['dilan', 'omar'],
      updatedAt: 2,
    });
  });
});

afterAll(() => environment.close());

/** The newest messages of the conversation, as live chat asks for them. */
function newestMessages(me: Person, other: Person, hiddenFor: string[][] = [[], [other]]): Query {
  return query(
    collection(environment.as(me), 'messages'),
    and(
      where('conversation', '==', conversation),
      where('hiddenFor', 'in', hiddenFor),
      or(where('sender', '==', me), where('receiver', '==', me)),
    ),
    orderBy('createdAt', 'desc'),
    limit(10),
  );
}

async function idsOf(list: Query): Promise<string[]> {
  const found = await assertSucceeds(getDocs(list));
  return found.docs.map(({ id }) => id);
}

describe('the list of messages', () => {
  it('holds for each side what is not hidden for them', async () => {
    expect(await idsOf(newestMessages('sara', 'omar'))).toStrictEqual([
      '3-hidden-for-omar',
      '2-from-omar',
      '1-from-sara',
    ]);
    expect(await idsOf(newestMessages('omar', 'sara'))).toStrictEqual([
      '4-hidden-for-sara',
      '2-from-omar',
      '1-from-sara',
    ]);
  });

  it('can be listened to', async () => {
    const first = await new Promise<number>((resolve, reject) => {
      const stop = onSnapshot(
        newestMessages('sara', 'omar'),
        ({ size }) => {
          stop();
          resolve(size);
        },
        reject,
      );
    });
    expect(first).toBe(3);
  });

  it('is refused when it asks for hidden messages too', async () => {
    await assertFails(getDocs(newestMessages('sara', 'omar', [[], ['omar'], ['sara']])));
    await assertFails(getDocs(newestMessages('sara', 'omar', [['omar', 'sara']])));
    const messages = collection(environment.as('sara'), 'messages');
    await assertFails(getDocs(query(messages, where('sender', '==', 'sara'))));
  });

  it('is empty for a third person, and refused when they ask as one of the two', async () => {
    expect(await idsOf(newestMessages('dilan', 'omar'))).toStrictEqual([]);
    const messages = collection(environment.as('dilan'), 'messages');
    const ofSara = query(messages, where('sender', '==', 'sara'), where('hiddenFor', '==', []));
    await assertFails(getDocs(ofSara));
  });
});

it('one message cannot be read by whom it is hidden for', async () => {
  await assertFails(getDoc(doc(environment.as('omar'), 'messages/3-hidden-for-omar')));
  await assertSucceeds(getDoc(doc(environment.as('sara'), 'messages/3-hidden-for-omar')));
});

describe('conversations', () => {
  it('are listed to those who take part', async () => {
    const mine = (me: Person) =>
      query(
        collection(environment.as(me), 'conversations'),
        where('participants', 'array-contains', me),
        orderBy('updatedAt', 'desc'),
      );
    expect(await idsOf(mine('omar'))).toStrictEqual(['dilan_omar', 'omar_sara']);
    expect(await idsOf(mine('sara'))).toStrictEqual(['omar_sara']);
  });

  it('are not listed as those of another', async () => {
    const conversations = collection(environment.as('dilan'), 'conversations');
    await assertFails(getDocs(conversations));
    await assertFails(
      getDocs(query(conversations, where('participants', 'array-contains', 'sara'))),
    );
  });
});

describe('editing a message', () => {
  const edit = (person: Person, change: DocumentData, id = '1-from-sara') =>
    updateDoc(doc(environment.as(person), 'messages', id), {
      editedAt: serverTimestamp(),
      ...change,
    });

  it.each([
    ['one letter', 'ئ'],
    ['2000 letters', 'ا'.repeat(2000)],
    ['several lines', 'سڵاو\n\nچۆنی؟'],
    ['an emoji', '👋🏽'],
  ])('takes %s', async (_what, content) => {
    await assertSucceeds(edit('sara', { content }));
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['blanks of other scripts', '\u00a0\u3000\u2028\ufeff'],
    ['a blank before', ' سڵاو'],
    ['a blank behind', 'سڵاو\u00a0'],
    ['2001 letters', 'ا'.repeat(2001)],
    ['more emoji than 2000 characters hold', '👋'.repeat(1001)],
    ['a number', 1],
    ['a list', ['سڵاو']],
    ['no content', deleteField()],
  ])('refuses %s', async (_what, content) => {
    await assertFails(edit('sara', { content }));
  });

  it('is not for somebody who is locked out', async () => {
    const lock = (fields: DocumentData) =>
      environment.asStaff((firestore) => setDoc(doc(firestore, 'users/sara'), fields));
    await lock({ blockedAt: Timestamp.now() });
    await assertFails(edit('sara', { content: 'ئێوارە باش' }));
    await lock({ username: 'sara' });
    await assertSucceeds(edit('sara', { content: 'ئێوارە باش' }));
  });

  it('takes the server for its clock', async () => {
    await assertFails(edit('sara', { content: 'ئێوارە باش', editedAt: Timestamp.now() }));
    await assertFails(edit('sara', { content: 'ئێوارە باش', editedAt: deleteField() }));
  });

  it.each([
    ['sender', 'omar'],
    ['receiver', 'dilan'],
    ['conversation', 'dilan_sara'],
    ['hiddenFor', ['omar']],
    ['createdAt', '0'],
    ['pinned', true],
  ])('leaves %s as it is', async (field, value) => {
    await assertFails(edit('sara', { content: 'ئێوارە باش', [field]: value }));
  });

  it('is for the sender, while they can see it', async () => {
    await assertFails(edit('sara', { content: 'ئێوارە باش' }, '2-from-omar'));
    await assertFails(edit('sara', { content: 'ئێوارە باش' }, '4-hidden-for-sara'));
    await assertSucceeds(edit('sara', { content: 'ئێوارە باش' }, '3-hidden-for-omar'));
  });

  it('does not make a message', async () => {
    await assertFails(edit('sara', { content: 'ئێوارە باش' }, 'of-nobody'));
  });
});
