import { termsDate } from '@qaysari/contract/account/terms';
import { Timestamp } from 'firebase-admin/firestore';
import { conversationDocuments, type SeedSubject } from './conversation-documents.ts';
import { listingOwners } from './listing-owners.ts';
import { daysBefore, listingId, userId } from './stable-ids.ts';
import type { SeedConversation, SeedFavourites } from './seed-conversations.ts';
import type { SeedData } from './seed-data.ts';
import type { SeedListing } from './seed-listings.ts';
import type { SeedMember } from './seed-members.ts';

/** A document of Firestore: its path and its data. */
export interface SeedDocument {
  path: string;
  data: Readonly<Record<string, unknown>>;
}

const at = (days: number) => Timestamp.fromDate(daysBefore(days));

function memberDocuments(member: SeedMember, index: number): SeedDocument[] {
  const { key, password: _password, investorProfile, nameOnAds, ...profile } = member;
  const uid = userId(key);
  // Everyone joined before the oldest listing.
  const createdAt = at(250 + index * 3.7);
  const known = whatIsKnown(member, index);
  return [
    {
      path: `users/${uid}`,
      data: {
        ...profile,
        ...(investorProfile && { investorProfile: storedProfile(investorProfile, index) }),
        ...(nameOnAds && { nameOnAds }),
        ...{ isOAuth: false, termsAcceptedAt: createdAt, termsVersion: termsDate, createdAt },
        ...known,
      },
    },
    { path: `usernames/${member.username.toLowerCase()}`, data: { uid } },
    ...(known.confirmedPhone
      ? [{ path: `phones/${profile.phone}`, data: { uid, confirmedAt: known.confirmedPhone.at } }]
      : []),
  ];
}

/** Everybody has confirmed their e-mail, every other one the phone, and every fifth has shown papers. */
function whatIsKnown({ email, phone }: SeedMember, index: number) {
  const joined = 250 + index * 3.7;
  const confirmedPhone = { number: phone, at: at(joined - 2), by: 'code' };
  return {
    confirmedEmail: { address: email, at: at(joined), by: 'mail' },
    ...(index % 2 === 0 && { confirmedPhone }),
    ...(index % 5 === 0 && { seenPapers: { company: at(joined - 9) } }),
  };
}

/** An investor's profile as the API stores it: choices left open are absent. */
function storedProfile(profile: NonNullable<SeedMember['investorProfile']>, index: number) {
  const filled = Object.entries(profile).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  const { status } = profile;
  const [updatedAt, decidedAt] = [at(40 + index * 3.1), at(38 + index * 3.1)];
  return {
    ...Object.fromEntries(filled),
    ...{ settled: { status }, updatedAt },
    ...(status !== 'pending' && { moderatedAt: decidedAt }),
    ...(status === 'approved' && { approvedAt: decidedAt }),
  };
}

function listingDocument(
  listing: SeedListing,
  ownerKey: string,
  images: readonly string[],
): SeedDocument {
  const { key, daysAgo, question, pictures: _pictures, ...fields } = listing;
  const createdAt = at(daysAgo);
  return {
    path: `listings/${listingId(key)}`,
    data: {
      ...fields,
      portability: fields.portability ? 'yes' : 'no',
      images,
      owner: userId(ownerKey),
      ...(question && questionFields(question, createdAt)),
      createdAt,
      updatedAt: listing.status === 'pending' ? createdAt : at(daysAgo * 0.97),
      ...(listing.status !== 'pending' && { moderatedAt: at(daysAgo * 0.97) }),
    },
  };
}

/** Somebody was asked whether a listing is still for sale: two days ago, or nine days ago without an answer. */
function questionFields(question: NonNullable<SeedListing['question']>, createdAt: Timestamp) {
  return question === 'asked'
    ? { askedAt: at(2) }
    : { askedAt: at(9), unconfirmedSince: createdAt };
}

function favouriteDocuments({ member, listings }: SeedFavourites): SeedDocument[] {
  return listings.map((key, index) => ({
    path: `users/${userId(member)}/favorites/${listingId(key)}`,
    data: { createdAt: at(1.3 + index * 2.1), listing: listingId(key) },
  }));
}

/** Every document of the seed. `imagesOf` answers the content hashes of a listing's pictures, cover first. */
export function seedDocuments(
  data: SeedData,
  imagesOf: (listing: SeedListing) => readonly string[],
): SeedDocument[] {
  const owners = listingOwners(data);
  const ownerOf = (listingKey: string) => owners.get(listingKey)?.key ?? '';
  const subjectOf = ({ asker, listing: key }: SeedConversation): SeedSubject => {
    const [listing, owner] = [data.listings.find((each) => each.key === key), owners.get(key)];
    const member = data.members.find((each) => each.key === asker);
    if (!listing || !owner || !member) throw new Error(`Nobody talks about the listing ${key}`);
    return { asker: member, owner, listing, cover: imagesOf(listing)[0] };
  };
  return [
    ...data.members.flatMap(memberDocuments),
    ...data.listings.map((each) => listingDocument(each, ownerOf(each.key), imagesOf(each))),
    ...data.favourites.flatMap(favouriteDocuments),
    ...data.conversations.flatMap((each) => conversationDocuments(each, subjectOf(each))),
  ];
}
