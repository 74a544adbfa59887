import type { StaffKey } from '@qaysari/contract/shared/locale-keys';
import type { DocumentData } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { allCollections, collection, type CollectionName } from '../platform/collections.ts';
import { staffText } from '../platform/texts.ts';
import { readySentence, readySentenceKeys } from './ready-sentences.ts';

/** What staff do in a collection. */
type List = 'decideIn' | 'readOnly' | 'leaveAlone';

const leaveAlone = (why: StaffKey) => ['leaveAlone', why] as const;
const follows = leaveAlone('aboutFollows');
const secret = leaveAlone('aboutSecret');
const underWay = leaveAlone('aboutUnderWay');
const ofPerson = leaveAlone('aboutOfPerson');
const isPrivate = leaveAlone('aboutPrivate');

/** What staff do in each collection, and why. A collection without a line is a type error. */
const table: Readonly<Record<CollectionName, readonly [List, StaffKey]>> = {
  listings: ['decideIn', 'aboutListings'],
  users: ['decideIn', 'aboutUsers'],
  reviews: ['decideIn', 'aboutDecisions'],
  reportCases: ['decideIn', 'aboutDecisions'],
  promotionRequests: ['decideIn', 'aboutRequests'],
  investorRequests: ['decideIn', 'aboutRequests'],
  rates: ['decideIn', 'aboutRates'],
  staffRequests: ['decideIn', 'aboutStaffRequests'],
  aboutCollections: ['readOnly', 'aboutItself'],
  audit: ['readOnly', 'aboutAudit'],
  reports: ['readOnly', 'aboutEvidence'],
  reportEvidence: ['readOnly', 'aboutEvidence'],
  originals: ['readOnly', 'aboutOriginals'],
  mail: ['readOnly', 'aboutMail'],
  ...{ investors: follows, inbox: follows, usernames: follows, phones: follows },
  ...{ listingInternals: follows, listingStatistics: follows, reportedMessages: follows },
  ...{ searchFeed: follows, searchChunks: follows, toldNews: follows },
  ...{ alerts: follows, alertPlans: follows, rateLimits: follows },
  ...{ identities: secret, verificationCodes: secret, signInAttempts: secret },
  ...{ sessions: secret, pushSubscriptions: secret },
  ...{ deletions: underWay, dataExports: underWay },
  ...{ looseImages: underWay, uploadedImages: underWay },
  ...{ favorites: ofPerson, blocks: ofPerson, savedSearches: ofPerson, newsletter: ofPerson },
  ...{ conversations: isPrivate, messages: isPrivate },
};

/**
 * What staff read in the console: for each of three lists the collections with the reason, by name, and what they may
 * enter as a note.
 */
export function aboutCollections(): Readonly<Record<List | 'notes', string[]>> {
  const linesOf = (list: List) =>
    allCollections()
      .filter(([name]) => table[name][0] === list)
      .map(([name, { path }]) => {
        const place = path.slice(0, path.lastIndexOf('/'));
        return `${place}: ${staffText([{ key: table[name][1] }])}`;
      })
      .sort();
  return {
    decideIn: linesOf('decideIn'),
    readOnly: linesOf('readOnly'),
    leaveAlone: linesOf('leaveAlone'),
    notes: readySentenceKeys.map((key) => `${key}: ${readySentence(key, 'en')}`),
  };
}

/** Writes into the collection that the console shows first which ones are for staff, where that is not there yet. */
export async function writeAboutCollections(): Promise<void> {
  const document = collection('aboutCollections').doc('staff');
  const about: DocumentData = aboutCollections();
  const written = (await document.get()).data();
  if (!isDeepStrictEqual(written, about)) await document.set(about);
}
