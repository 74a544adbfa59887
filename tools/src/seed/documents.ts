import { Timestamp } from 'firebase-admin/firestore';
import { ownerOf } from './ad-owners.ts';
import { allAds } from './all-ads.ts';
import { conversations } from './conversations.ts';
import { conversationDocuments } from './conversation-documents.ts';
import { favourites } from './favourites.ts';
import { members, type SeedMember } from './members.ts';
import type { SeedAd } from './seed-ad.ts';
import { daysBefore } from './seed-clock.ts';
import { listingId, userId } from './stable-ids.ts';

/** A document of Firestore: where it stands and what it holds. */
export interface SeedDocument {
  path: string;
  data: Readonly<Record<string, unknown>>;
}

const at = (days: number) => Timestamp.fromDate(daysBefore(days));

/** Everyone joined before the oldest ad. */
function joinedAt(member: SeedMember): Timestamp {
  return at(250 + members.indexOf(member) * 3.7);
}

function memberDocuments(member: SeedMember): SeedDocument[] {
  const { key, password: _password, ...profile } = member;
  const uid = userId(key);
  const createdAt = joinedAt(member);
  return [
    {
      path: `users/${uid}`,
      data: { ...profile, isOAuth: false, termsAcceptedAt: createdAt, createdAt },
    },
    { path: `usernames/${member.username.toLowerCase()}`, data: { uid } },
  ];
}

function adDocument(ad: SeedAd, images: readonly string[]): SeedDocument {
  const { key, daysAgo, pictures: _pictures, ...fields } = ad;
  const createdAt = at(daysAgo);
  return {
    path: `listings/${listingId(key)}`,
    data: {
      ...fields,
      images,
      owner: userId(ownerOf(key).key),
      createdAt,
      updatedAt: ad.status === 'pending' ? createdAt : at(daysAgo * 0.97),
    },
  };
}

function favouriteDocuments(): SeedDocument[] {
  return Object.entries(favourites).flatMap(([memberKey, adKeys]) =>
    adKeys.map((adKey, index) => ({
      path: `users/${userId(memberKey)}/favorites/${listingId(adKey)}`,
      data: { createdAt: at(1.3 + index * 2.1) },
    })),
  );
}

/** Every document of the seed. `imagesOf` answers the content hashes of an ad, cover first. */
export function seedDocuments(imagesOf: (ad: SeedAd) => readonly string[]): SeedDocument[] {
  return [
    ...members.flatMap(memberDocuments),
    ...allAds.map((ad) => adDocument(ad, imagesOf(ad))),
    ...favouriteDocuments(),
    ...conversations.flatMap(conversationDocuments),
  ];
}
