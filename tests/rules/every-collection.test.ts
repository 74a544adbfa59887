import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openRulesHouse, people, type Person, type RulesHouse } from './rules-house.ts';

const actions = ['get', 'list', 'create', 'update', 'delete'] as const;
type Action = (typeof actions)[number];

interface Place {
  path: string;
  data?: DocumentData;
  /** The narrowest list that holds the document. */
  listed?: QueryFieldFilterConstraint[];
  change?: DocumentData;
  /** Who may do what; everything else is refused. */
  allowed?: Partial<Record<Person, Action[]>>;
}

/** Every collection of the data model, and one that is in none. */
const places: Place[] = [
  {
    path: 'listings/saras-ad',
    data: { owner: 'sara', status: 'approved' },
    listed: [where('owner', '==', 'sara')],
    allowed: { sara: ['get', 'list'] },
  },
  { path: 'users/sara/favorites/ad', allowed: { sara: ['get', 'list'] } },
  {
    path: 'conversations/omar_sara',
    data: { participants: ['omar', 'sara'] },
    listed: [where('participants', '==', ['omar', 'sara'])],
    allowed: { sara: ['get', 'list'], omar: ['get', 'list'] },
  },
  {
    path: 'messages/first',
    data: { sender: 'sara', receiver: 'omar', content: 'سڵاو', hiddenFor: [] },
    listed: [
      where('sender', '==', 'sara'),
      where('receiver', '==', 'omar'),
      where('hiddenFor', '==', []),
    ],
    change: { content: 'مرحبا', editedAt: serverTimestamp() },
    allowed: { sara: ['get', 'list', 'update'], omar: ['get', 'list'] },
  },
  { path: 'users/sara', data: { username: 'sara', role: 'member' }, change: { role: 'investor' } },
  { path: 'users/sara/blocks/omar' },
  { path: 'usernames/sara', data: { uid: 'sara' } },
  { path: 'verificationCodes/hash', data: { uid: 'sara' } },
  { path: 'mail/letter', data: { to: 'sara@example.com' } },
  { path: 'promotionRequests/saras-ad_featured', data: { uid: 'sara', state: 'open' } },
  { path: 'listingStatistics/saras-ad', data: { contacts: 1 } },
  { path: 'looseImages/upload', data: { listing: 'saras-ad', images: [] } },
  { path: 'investorRequests/sara', data: { owner: 'sara' } },
  { path: 'identities/hash', data: { uid: 'sara' } },
  { path: 'signInAttempts/hash', data: { provider: 'google' } },
  { path: 'deletions/sara', data: { email: 'sara@example.com' } },
  { path: 'newsletter/hash', data: { email: 'sara@example.com' } },
  { path: 'rateLimits/key', data: { count: 1 } },
  { path: 'searchFeed/saras-ad', data: { owner: 'sara' } },
  { path: 'searchChunks/0', data: { version: 1 } },
  { path: 'unheardOf/thing', data: { owner: 'sara', participants: ['sara'], sender: 'sara' } },
  { path: 'listings/saras-ad/unheardOf/thing', data: { owner: 'sara' } },
];

function attempt(firestore: Firestore, action: Action, place: Place): Promise<unknown> {
  const document = doc(firestore, place.path);
  const siblings = collection(firestore, document.parent.path);
  switch (action) {
    case 'get':
      return getDoc(document);
    case 'list':
      return getDocs(query(siblings, ...(place.listed ?? [])));
    case 'create':
      return addDoc(siblings, place.data ?? {});
    case 'update':
      return updateDoc(document, place.change ?? { touched: true });
    case 'delete':
      return deleteDoc(document);
  }
}

let house: RulesHouse;

beforeAll(async () => {
  house = await openRulesHouse('every-collection');
  await house.asStaff(async (firestore) => {
    await Promise.all(places.map(({ path, data }) => setDoc(doc(firestore, path), data ?? {})));
  });
});

afterAll(() => house.close());

describe.each(places)('$path', (place) => {
  for (const person of people) {
    for (const action of actions) {
      const allowed = place.allowed?.[person]?.includes(action) ?? false;
      it(`${allowed ? 'lets' : 'does not let'} ${person} ${action}`, async () => {
        const done = attempt(house.as(person), action, place);
        await (allowed ? assertSucceeds(done) : assertFails(done));
      });
    }
  }
});
