import { choiceNames } from '@qaysari/contract/investor/types';
import { optionalListingFieldNames } from '@qaysari/contract/listing/fields';
import { imageObjectName } from '@qaysari/contract/listing/images';
import type { Language } from '@qaysari/contract/shared/languages';
import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readFigures, readImages } from '../listing/public.ts';
import { mailsTo } from '../mail/store.ts';
import { findNameOf, threadsOf } from '../message/public.ts';
import { subscriptionsOf } from '../newsletter/store.ts';
import type { CollectionName } from '../platform/collections.ts';
import { measuresOf } from '../report/store.ts';
import { eachSavedSearch } from '../saved-search/store.ts';

/** Whose archive it is. */
export interface Person {
  uid: string;
  email: string;
  language: Language;
}

/** Documents that a file of the archive lists, field by field. */
export interface Listed {
  file: ArchiveFile;
  /** Dots lead into a map. What is not named stays out. */
  fields: readonly string[];
  /** Fields that stay out, and why. docs/data-model.md has no others: a test compares. */
  withheld: Readonly<Record<string, string>>;
  /** What the id of a document is called. */
  id?: string;
  /** For collections whose entry in the table does not say who the documents belong to. */
  find?: (person: Person) => Query;
  /** What the archive says of a document beside its fields. */
  also?: (document: QueryDocumentSnapshot) => Promise<DocumentData>;
}

/** A file that a feature writes: it knows what the person sees of the documents. */
export interface FeatureFile {
  file: ArchiveFile;
  items: (person: Person) => AsyncIterable<object>;
}

/** What the archive of a person holds of a collection. */
export type Download = Listed | FeatureFile | { nothing: string };

/** The files beside the pictures. README.txt has a line on each. */
export const archiveFiles = [
  'profile',
  'ads',
  'favourites',
  'conversations',
  'blocked-people',
  'reports',
  'decisions',
  'requests',
  'questions',
  'mails',
  'newsletter',
  'notifications',
  'devices',
  'saved-searches',
  'alerts',
  'sign-in',
  'pictures-without-ad',
] as const;
export type ArchiveFile = (typeof archiveFiles)[number];

const names = 'names of our storage';
const follows = 'follows from the other fields';
const secret = 'a key or its hash';

const notInReports = {
  ...{ case: names, thing: names, person: 'somebody else', reporter: 'you', round: names },
  decision: names,
};

/**
 * What the archive has of each collection. A collection without a line is a type error. The table of collections says
 * which documents belong to a person; deletion uses it too.
 */
export const downloads: Readonly<Record<CollectionName, Download>> = {
  users: {
    file: 'profile',
    fields: [
      ...['username', 'email', 'role', 'isOAuth', 'language', 'isLanguageChosen'],
      ...['createdAt', 'firstname', 'lastname'],
      ...['phone', 'country', 'city', 'streetNamehouseNumber', 'postalcode', 'companyname'],
      ...[
        'nameOnAds',
        'termsAcceptedAt',
        'termsVersion',
        'messageMails',
        'previousEmails',
        'confirmedPhone',
      ],
      ...['confirmedEmail', 'seenPapers', 'forSaleMails', 'cheaperMails', 'askedForSaleAt'],
      ...['title', 'about', 'offers', 'message', 'budgetMin', 'budgetMax', 'currency']
        .concat(choiceNames, 'status', 'moderationNote', 'approvedAt', 'updatedAt')
        .map((name) => `investorProfile.${name}`),
    ],
    withheld: {
      sessionsValidFrom: 'devices.json has what goes on',
      endedSessions: 'devices.json has what goes on',
      knownBrowsers: secret,
      next: 'the first sign-in removes it',
      accountChange: 'lasts for seconds',
      blockedAt: 'decisions.json has it',
      lockOut: 'how far our own work is',
      deletedAt: 'nobody is there to ask',
    },
  },
  usernames: { nothing: 'profile.json has the name' },
  phones: { nothing: 'profile.json has the number, and when it was confirmed' },
  favorites: {
    ...{ file: 'favourites', id: 'ad', fields: ['createdAt'], withheld: { listing: follows } },
  },
  blocks: {
    ...{ file: 'blocked-people', fields: ['createdAt'], withheld: {} },
    also: async ({ id, ref }) => {
      const name = await findNameOf({ me: ref.parent.parent?.id ?? '', partner: id });
      return name === undefined ? {} : { name };
    },
  },
  inbox: { nothing: 'conversations.json has what it says' },
  listings: {
    ...{ file: 'ads', id: 'id' },
    fields: [
      ...['title', 'description', 'location', 'category', 'currency', 'price', 'portability'],
      ...['isStartup', 'sector', ...optionalListingFieldNames, 'language', 'status'],
      ...['isFeatured', 'availability', 'renewedAt', 'moderationNote', 'moderatedAt'],
      ...['createdAt', 'updatedAt', 'confirmedAt', 'askedAt', 'unconfirmedSince', 'listedAt'],
      'firstListedAt',
      'priceHistory',
    ],
    withheld: {
      ...{ images: 'the folder photos has them', owner: 'you', isOwnerLockedOut: follows },
      moderationProblem: 'for our team',
    },
    also: async (document) => ({
      ...(await readFigures(document.id)).statistics,
      photos: photosOf(document).map(({ path }) => path),
    }),
  },
  listingInternals: { nothing: 'follows from the ad' },
  reviews: { nothing: 'made of ads.json and profile.json, for our team' },
  listingStatistics: { nothing: 'ads.json has the numbers' },
  looseImages: { nothing: 'names nobody' },
  uploadedImages: {
    ...{ file: 'pictures-without-ad', fields: ['createdAt'] },
    withheld: { owner: 'you', image: 'the folder photos has it' },
    also: (document) => Promise.resolve({ photos: photosOf(document).map(({ path }) => path) }),
  },
  promotionRequests: {
    ...{ file: 'requests', fields: ['listing', 'title', 'kind', 'state', 'createdAt'] },
    withheld: { uid: 'you' },
  },
  investors: { nothing: 'made of profile.json' },
  investorRequests: {
    ...{ file: 'questions', fields: ['message', 'language', 'state', 'createdAt'] },
    withheld: { uid: 'you' },
  },
  identities: {
    ...{ file: 'sign-in', fields: ['provider', 'createdAt'] },
    withheld: { uid: 'you', username: 'profile.json has it', expireAt: 'lasts for minutes' },
  },
  verificationCodes: { nothing: secret },
  mail: {
    ...{ file: 'mails', find: ({ email }) => mailsTo(email) },
    fields: [
      'kind',
      'whom',
      'language',
      'title',
      'note',
      'missing',
      'state',
      'createdAt',
      'sentAt',
    ],
    withheld: {
      listings: 'ads.json has what was asked about them',
      ...{ uid: 'you', listing: names, partner: 'somebody else', expireAt: follows },
      ...{ attempts: 'for our team', sendingUntil: 'for our team', nextTryAt: 'for our team' },
      lastError: 'for our team',
    },
  },
  deletions: { nothing: 'nobody is there to ask' },
  signInAttempts: { nothing: 'names nobody' },
  rateLimits: { nothing: 'names nobody' },
  rates: { nothing: 'names nobody' },
  aboutCollections: { nothing: 'names nobody' },
  staffRequests: { nothing: 'how our team has worked; profile.json has what it noted' },
  toldNews: { nothing: 'names nobody' },
  searchFeed: { nothing: 'made of ads.json' },
  searchChunks: { nothing: 'made of the ads of all' },
  newsletter: {
    ...{ file: 'newsletter', find: ({ email }) => subscriptionsOf(email) },
    fields: ['email', 'language', 'state', 'createdAt', 'confirmedAt'],
    withheld: { links: secret, expireAt: follows },
  },
  conversations: { file: 'conversations', items: ({ uid, language }) => threadsOf(uid, language) },
  messages: { nothing: 'conversations.json has them' },
  originals: { nothing: 'evidence for our team; the other files have what is said now' },
  reports: {
    ...{ file: 'reports', withheld: notInReports },
    fields: [
      ...['number', 'kind', 'title', 'reason', 'notes', 'state', 'outcome', 'decidedAt'],
      'createdAt',
    ],
  },
  reportEvidence: { nothing: 'somebody else has reported it' },
  reportCases: { file: 'decisions', items: ({ uid }) => measuresOf(uid) },
  reportedMessages: { nothing: 'somebody else has reported them' },
  audit: { nothing: 'how our team has worked; decisions.json has the outcomes' },
  pushSubscriptions: {
    ...{ file: 'notifications', fields: ['device', 'language', 'createdAt'] },
    withheld: { endpoint: secret, keys: secret, validFrom: names, session: names },
  },
  savedSearches: { file: 'saved-searches', items: ({ uid }) => eachSavedSearch(uid) },
  alerts: {
    ...{ file: 'alerts', fields: ['source', 'listing', 'reason', 'createdAt'] },
    withheld: { number: names, expireAt: follows },
  },
  alertPlans: { nothing: 'how far our own work is' },
  sessions: {
    ...{ file: 'devices', fields: ['device', 'createdAt', 'lastUsedAt'] },
    withheld: { validFrom: names, expireAt: follows },
  },
  dataExports: { nothing: 'this archive' },
};

/** A picture: its place in the archive, and its name in Cloud Storage. */
export interface Photo {
  path: string;
  object: string;
}

/** The pictures of an ad, or one that no ad has taken yet, in the largest size that is stored. */
export function photosOf(document: QueryDocumentSnapshot): Photo[] {
  const { images, image } = document.data();
  return readImages(images ?? [image]).map((hash, index) => ({
    path: `photos/${document.id}-${index + 1}.webp`,
    object: imageObjectName(document.id, hash, 1280),
  }));
}
