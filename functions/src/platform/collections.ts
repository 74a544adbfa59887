import type { CollectionGroup, CollectionReference } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** What rules, deletion and indexes need to know of a collection. */
interface CollectionInfo {
  /** Path of a document; a name in braces is an id. */
  path: string;
  /**
   * How a document names the user that it belongs to: by its `id`, by a field, or not at all (`nobody`).
   */
  person: 'id' | 'nobody' | { field: string };
  /**
   * What the deletion of a user does with the documents. `kept`: another user needs them too. `removed
   * with another`: the step that removes the listing, the account or the parent document does it.
   */
  deletion: 'emptied' | 'kept' | 'removed' | 'removed with another' | 'none';
  /** What `firestore.rules` allows the users concerned to do without the API. */
  clients: 'nothing' | 'read' | 'read and edit';
  /** Firestore deletes a document after its `expireAt` (firestore.indexes.json). */
  expires?: true;
}

const requestCollection = (path: string) =>
  ({ path, person: { field: 'uid' }, deletion: 'removed', clients: 'nothing' }) as const;

const ownCollection = (path: string) =>
  ({ path, person: 'id', deletion: 'removed', clients: 'nothing' }) as const;

const ofNobody = (path: string) =>
  ({ path, person: 'nobody', deletion: 'none', clients: 'nothing' }) as const;

/**
 * Every Firestore collection. Tests compare rules, deletion, indexes and docs/data-model.md with this
 * table.
 */
export const collections = {
  users: { path: 'users/{uid}', person: 'id', deletion: 'emptied', clients: 'nothing' },
  usernames: {
    path: 'usernames/{username}',
    person: { field: 'uid' },
    deletion: 'removed with another',
    clients: 'nothing',
    expires: true,
  },
  phones: requestCollection('phones/{number}'),
  favorites: {
    path: 'users/{uid}/favorites/{listing}',
    person: 'id',
    deletion: 'removed',
    clients: 'read',
  },
  blocks: ownCollection('users/{uid}/blocks/{other}'),
  inbox: {
    path: 'users/{uid}/inbox/{conversation}',
    person: 'id',
    deletion: 'removed',
    clients: 'read',
  },
  listings: {
    path: 'listings/{listing}',
    person: { field: 'owner' },
    deletion: 'removed',
    clients: 'read',
  },
  listingInternals: {
    path: 'listingInternals/{listing}',
    person: { field: 'owner' },
    deletion: 'removed with another',
    clients: 'nothing',
  },
  listingStatistics: {
    path: 'listingStatistics/{listing}',
    person: 'nobody',
    deletion: 'removed with another',
    clients: 'nothing',
  },
  looseImages: ofNobody('looseImages/{upload}'),
  uploadedImages: {
    path: 'uploadedImages/{upload}',
    person: { field: 'owner' },
    deletion: 'removed',
    clients: 'nothing',
  },
  promotionRequests: requestCollection('promotionRequests/{listing_kind}'),
  investors: {
    path: 'investors/{uid}',
    person: 'id',
    deletion: 'removed',
    clients: 'nothing',
    expires: true,
  },
  investorRequests: requestCollection('investorRequests/{uid}'),
  identities: { ...requestCollection('identities/{hash}'), expires: true },
  verificationCodes: { ...requestCollection('verificationCodes/{hash}'), expires: true },
  mail: { ...requestCollection('mail/{id}'), expires: true },
  deletions: { path: 'deletions/{uid}', person: 'id', deletion: 'removed', clients: 'nothing' },
  signInAttempts: { ...ofNobody('signInAttempts/{hash}'), expires: true },
  rateLimits: { ...ofNobody('rateLimits/{hash}'), expires: true },
  toldNews: {
    path: 'toldNews/{listing}',
    person: 'nobody',
    deletion: 'removed with another',
    clients: 'nothing',
  },
  searchFeed: {
    path: 'searchFeed/{listing}',
    person: 'nobody',
    deletion: 'removed with another',
    clients: 'nothing',
  },
  searchChunks: ofNobody('searchChunks/{name}'),
  staffRequests: { ...ofNobody('staffRequests/{id}'), expires: true },
  aboutCollections: ofNobody('aboutCollections/{reader}'),
  rates: ofNobody('rates/{id}'),
  newsletter: { ...ofNobody('newsletter/{hash}'), expires: true },
  conversations: {
    path: 'conversations/{conversation}',
    person: 'nobody',
    deletion: 'kept',
    clients: 'read',
  },
  messages: {
    path: 'messages/{message}',
    person: { field: 'sender' },
    deletion: 'kept',
    clients: 'read and edit',
  },
  originals: {
    ...requestCollection('originals/{kind_thing_time}'),
    ...({ person: { field: 'person' }, deletion: 'kept', expires: true } as const),
  },
  reports: {
    path: 'reports/{case_reporter_reason}',
    person: { field: 'reporter' },
    deletion: 'kept',
    clients: 'nothing',
  },
  reviews: requestCollection('reviews/{kind_thing}'),
  audit: {
    path: 'audit/{collection_document_version}',
    person: { field: 'person' },
    deletion: 'kept',
    clients: 'nothing',
  },
  reportEvidence: {
    path: 'reportEvidence/{report}',
    person: 'nobody',
    deletion: 'kept',
    clients: 'nothing',
  },
  reportCases: {
    path: 'reportCases/{kind_thing}',
    person: { field: 'person' },
    deletion: 'kept',
    clients: 'nothing',
  },
  reportedMessages: {
    path: 'reportedMessages/{message}',
    person: 'nobody',
    deletion: 'kept',
    clients: 'nothing',
  },
  pushSubscriptions: ownCollection('users/{uid}/pushSubscriptions/{hash}'),
  savedSearches: {
    path: 'users/{uid}/savedSearches/{hash}',
    person: 'id',
    deletion: 'removed',
    clients: 'nothing',
    expires: true,
  },
  alerts: {
    path: 'users/{uid}/alerts/{hash}',
    person: 'id',
    deletion: 'removed',
    clients: 'nothing',
    expires: true,
  },
  alertPlans: ownCollection('users/{uid}/alertPlans/{source}'),
  sessions: {
    path: 'users/{uid}/sessions/{session}',
    person: 'id',
    deletion: 'removed',
    clients: 'nothing',
    expires: true,
  },
  dataExports: {
    path: 'dataExports/{uid}',
    person: 'id',
    deletion: 'removed',
    clients: 'nothing',
    expires: true,
  },
} as const satisfies Record<string, CollectionInfo>;

export type CollectionName = keyof typeof collections;

export function allCollections(): [CollectionName, CollectionInfo][] {
  return Object.entries(collections) as [CollectionName, CollectionInfo][];
}

/**
 * A collection of the table. `parents` are the ids in its path, from the left: `collection('favorites',
 * uid)`. Check ids from outside with `isDocumentId` first.
 */
export function collection(name: CollectionName, ...parents: string[]): CollectionReference {
  const ids = parents.values();
  const parentParts = collections[name].path.split('/').slice(0, -1);
  const path = parentParts
    .map((part) => (part.startsWith('{') ? ids.next().value : part))
    .join('/');
  return firestore().collection(path);
}

/** The collections with this name below all people. */
export function collectionGroup(name: CollectionName): CollectionGroup {
  return firestore().collectionGroup(collections[name].path.split('/').at(-2) ?? '');
}
