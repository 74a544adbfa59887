import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCollections, type CollectionName } from '../../functions/src/platform/collections.ts';
import {
  openRulesEnvironment,
  people,
  type Person,
  type RulesEnvironment,
} from './rules-environment.ts';

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

/** A document of each collection, of Sara's where it belongs to a person. */
const places: Record<CollectionName, Place> = {
  listings: {
    path: 'listings/saras-ad',
    data: { owner: 'sara', status: 'approved' },
    listed: [where('owner', '==', 'sara')],
    allowed: { sara: ['get', 'list'] },
  },
  favorites: { path: 'users/sara/favorites/ad', allowed: { sara: ['get', 'list'] } },
  conversations: {
    path: 'conversations/omar_sara',
    data: { participants: ['omar', 'sara'], blockedBy: [] },
    listed: [where('participants', '==', ['omar', 'sara'])],
    allowed: { sara: ['get', 'list'], omar: ['get', 'list'] },
  },
  messages: {
    path: 'messages/first',
    data: {
      ...{ sender: 'sara', receiver: 'omar', participants: ['omar', 'sara'] },
      ...{ conversation: 'omar_sara', content: 'سڵاو', deletedAt: null },
    },
    listed: [where('participants', '==', ['omar', 'sara'])],
    change: { content: 'مرحبا', editedAt: serverTimestamp() },
    allowed: { sara: ['get', 'list', 'update'], omar: ['get', 'list'] },
  },
  messageOriginals: { path: 'messageOriginals/first', data: { sender: 'sara' } },
  reports: { path: 'reports/one', data: { reporter: 'sara', reported: 'omar' } },
  reportedMessages: { path: 'reportedMessages/second', data: { report: 'one' } },
  users: {
    path: 'users/sara',
    data: { username: 'sara', role: 'member' },
    change: { role: 'investor' },
  },
  blocks: { path: 'users/sara/blocks/omar' },
  inbox: { path: 'users/sara/inbox/omar_sara', allowed: { sara: ['get', 'list'] } },
  pushSubscriptions: { path: 'users/sara/pushSubscriptions/hash', data: { endpoint: 'e' } },
  unsubscribeLinks: { path: 'unsubscribeLinks/hash', data: { uid: 'sara' } },
  usernames: { path: 'usernames/sara', data: { uid: 'sara' } },
  verificationCodes: { path: 'verificationCodes/hash', data: { uid: 'sara' } },
  mail: { path: 'mail/letter', data: { to: 'sara@example.com' } },
  promotionRequests: {
    path: 'promotionRequests/saras-ad_featured',
    data: { uid: 'sara', state: 'open' },
  },
  listingStatistics: { path: 'listingStatistics/saras-ad', data: { contacts: 1 } },
  looseImages: { path: 'looseImages/upload', data: { listing: 'saras-ad', images: [] } },
  uploadedImages: { path: 'uploadedImages/upload', data: { owner: 'sara' } },
  investors: { path: 'investors/sara', data: { words: 'bakery' } },
  investorRequests: { path: 'investorRequests/sara', data: { owner: 'sara' } },
  identities: { path: 'identities/hash', data: { uid: 'sara' } },
  signInAttempts: { path: 'signInAttempts/hash', data: { provider: 'google' } },
  deletions: { path: 'deletions/sara', data: { email: 'sara@example.com' } },
  newsletter: { path: 'newsletter/hash', data: { email: 'sara@example.com' } },
  rateLimits: { path: 'rateLimits/key', data: { count: 1 } },
  searchFeed: { path: 'searchFeed/saras-ad', data: { owner: 'sara' } },
  searchChunks: { path: 'searchChunks/0', data: { version: 1 } },
};

/** Documents that no collection of the product holds. */
const strangers: Place[] = [
  {
    path: 'unknown/thing',
    data: { owner: 'sara', participants: ['sara'], sender: 'sara' },
  },
  { path: 'listings/saras-ad/unknown/thing', data: { owner: 'sara' } },
];

const allPlaces = [...Object.values(places), ...strangers];

const actionsOfClients = {
  nothing: [],
  read: ['get', 'list'],
  'read and edit': ['get', 'list', 'update'],
} as const;

describe.each(allCollections())('the table of collections says of %s', (name, facts) => {
  it('where its documents are', () => {
    const pattern = facts.path.replace(/\{\w+\}/g, '[^/]+');
    expect(places[name].path).toMatch(new RegExp(`^${pattern}$`));
  });

  it('what clients may do', () => {
    const allowed = new Set(Object.values(places[name].allowed ?? {}).flat());
    expect([...allowed].sort()).toEqual([...actionsOfClients[facts.clients]].sort());
  });
});

function attempt(firestore: Firestore, action: Action, place: Place): Promise<unknown> {
  const document = doc(firestore, place.path);
  const siblings = collection(firestore, document.parent.path);
  switch (action) {
    case 'get':
      return getDoc(document);
    case 'list':
      return getDocs(query(siblings, ...(place.listed ?? []), limit(50)));
    case 'create':
      return addDoc(siblings, place.data ?? {});
    case 'update':
      return updateDoc(document, place.change ?? { touched: true });
    case 'delete':
      return deleteDoc(document);
  }
}

let environment: RulesEnvironment;

beforeAll(async () => {
  environment = await openRulesEnvironment('every-collection');
  await environment.asStaff(async (firestore) => {
    await Promise.all(allPlaces.map(({ path, data }) => setDoc(doc(firestore, path), data ?? {})));
  });
});

afterAll(() => environment.close());

describe.each(allPlaces)('$path', (place) => {
  for (const person of people) {
    for (const action of actions) {
      const allowed = place.allowed?.[person]?.includes(action) ?? false;
      it(`${allowed ? 'lets' : 'does not let'} ${person} ${action}`, async () => {
        const done = attempt(environment.as(person), action, place);
        await (allowed ? assertSucceeds(done) : assertFails(done));
      });
    }
  }
});
