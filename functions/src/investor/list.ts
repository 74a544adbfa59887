import type { listInvestors as endpoint } from '@qaysari/contract/investor/calls';
import { type InvestorCard } from '@qaysari/contract/investor/types';
import { isSeeking } from '@qaysari/contract/listing/catalogue';
import { limits } from '@qaysari/contract/shared/limits';
import { findListing } from '../listing/store.ts';
import { notFound, wrongFields } from '../platform/api-error.ts';
import { isDocumentId } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { approvedProfileOf, findUsers, type UserRecord } from '../user/store.ts';
import { directoryEntry, type DirectoryEntry } from './directory-entry.ts';
import { directoryFilter } from './directory-filter.ts';
import { compareEntries, investorDirectory, type DirectoryPlace } from './directory.ts';
import { fitOf, type SeekingAd } from './fit.ts';
import { presentInvestorCard } from './present.ts';

/** Each call looks through all entries, and reads the people of a page. */
const take = instanceRateLimit({ limit: 120, seconds: 60 });

/**
 * `POST /user?role=investor`. The people of a page are read as they are now: who is no longer approved is
 * left out before the trigger has run, so a page may be shorter than asked for.
 */
export const listInvestors: Handler<typeof endpoint> = async ({ caller, body }) => {
  const { listing, after, page = 1, limit = limits.investorPageSize } = body;
  const last = after === undefined ? undefined : readPlace(after);
  take(caller.uid);
  const ad = listing === undefined ? undefined : await findOwnSeekingAd(listing, caller.uid);
  const isAskedFor = directoryFilter(body);
  const isWanted = (entry: DirectoryEntry) =>
    entry.uid !== caller.uid && isAskedFor(entry) && (!ad || fitOf(ad, entry) !== undefined);
  const found = (await investorDirectory()).filter(isWanted);
  const start = last
    ? found.filter((entry) => compareEntries(entry, last) <= 0).length
    : (page - 1) * limit;
  const chosen = found.slice(start, start + limit);
  const people = await findUsers(chosen.map(({ uid }) => uid));
  const users = chosen.flatMap(({ uid }) => presentIf(isWanted, people.get(uid), ad) ?? []);
  const end = chosen.at(-1);
  return {
    users,
    total: found.length - (chosen.length - users.length),
    ...(end && start + limit < found.length && { next: placeText(end) }),
  };
};

/** The card of somebody as they are now; undefined when they are not wanted any more. */
function presentIf(
  isWanted: (entry: DirectoryEntry) => boolean,
  user: UserRecord | undefined,
  ad: SeekingAd | undefined,
): InvestorCard | undefined {
  const [entry, profile] = [directoryEntry(user), approvedProfileOf(user)];
  if (!user || !entry || !profile || !isWanted(entry)) return undefined;
  return presentInvestorCard({ user, profile }, ad && fitOf(ad, entry));
}

async function findOwnSeekingAd(id: string, uid: string): Promise<SeekingAd> {
  const listing = await findListing(id);
  if (listing?.owner !== uid || !isSeeking(listing.category)) throw notFound();
  return listing;
}

function placeText({ approvedAt, uid }: DirectoryPlace): string {
  return `${approvedAt}.${uid}`;
}

function readPlace(text: string): DirectoryPlace {
  const [, approvedAt = '', uid = ''] = /^(-?\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (!isDocumentId(uid)) throw wrongFields({ after: { key: 'invalid' } });
  return { approvedAt: Number(approvedAt), uid };
}
