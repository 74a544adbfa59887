import type {
  getUser as getUserEndpoint,
  listFittingListings as listFittingListingsEndpoint,
  listInvestors as listInvestorsEndpoint,
} from '@qaysari/contract/investor/calls';
import { type FittingListing, type InvestorCard } from '@qaysari/contract/investor/types';
import { isSeeking } from '@qaysari/contract/listing/catalogue';
import { limits } from '@qaysari/contract/shared/limits';
import { findInvestorWantedCards } from '../listing/public.ts';
import { findListing, isFindable } from '../listing/store.ts';
import { findOpenConversation, writtenIn } from '../message/public.ts';
import { ApiError, notFound, wrongFields } from '../platform/api-error.ts';
import { isDocumentId } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { personFactsOf } from '../trust/store.ts';
import {
  approvedProfileOf,
  isActive,
  presentName,
  revealContact,
  type UserRecord,
} from '../user/public.ts';
import { findUser, findUsers } from '../user/store.ts';
import {
  directoryEntry,
  directoryFilter,
  interestOf,
  type DirectoryEntry,
} from './directory-entry.ts';
import { compareEntries, investorDirectory, type DirectoryPlace } from './directory.ts';
import { fitOf, type SeekingAd } from './fit.ts';
import { presentInvestor, presentInvestorCard } from './present.ts';

/** Each call looks through all entries, and reads the people of a page. */
const take = instanceRateLimit({ limit: 120, seconds: 60 });

/**
 * `POST /user?role=investor`. The people of a page are read as they are now: who is no longer approved is
 * left out before the trigger has run, so a page may be shorter than asked for.
 */
export const listInvestors: Handler<typeof listInvestorsEndpoint> = async ({ caller, body }) => {
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

/**
 * `GET /user/{id}`. Throws the same 404 for somebody who does not exist, is deleted or locked out, and for somebody the
 * caller has nothing to do with.
 */
export const getUser: Handler<typeof getUserEndpoint> = async ({ caller, params, address }) => {
  const user = await findUser(params.id);
  if (!isActive(user)) throw notFound();
  const profile = approvedProfileOf(user);
  if (profile) {
    const contact = await revealContact(user, { uid: caller.uid, address });
    return presentInvestor({ user, profile }, contact, await personFactsOf(user));
  }
  const isSelf = user.id === caller.uid;
  const sides = { me: caller.uid, partner: user.id };
  const conversation = isSelf ? undefined : (await findOpenConversation(sides)).conversation;
  if (!isSelf && !conversation && !(await isFindable(user))) throw notFound();
  const written = isSelf ? { byMe: true, byThem: true } : writtenIn(conversation, sides);
  return { _id: user.id, ...presentName(user, written), facts: await personFactsOf(user) };
};

/** Each call looks through all ads of people who look for somebody. */
const limitFittingListings = instanceRateLimit({ limit: 60, seconds: 60 });

/**
 * `GET /investor/listings`. The caller's budget counts by bands, as it does for those who look for an
 * investor: both see the same pairs. A page past the last one is empty.
 */
export const listFittingListings: Handler<typeof listFittingListingsEndpoint> = async ({
  caller,
  query,
}) => {
  limitFittingListings(caller.uid);
  const user = await findUser(caller.uid);
  const profile = user?.role === 'investor' ? user.investorProfile : undefined;
  if (!profile) throw new ApiError(403, 'notInvestor');
  const interest = interestOf(profile);
  const fitting = (await findInvestorWantedCards())
    .filter(({ owner }) => owner !== caller.uid)
    .flatMap((listing): FittingListing[] => {
      const fit = fitOf(listing, interest);
      return fit ? [{ listing, fit }] : [];
    })
    // Stable: those with as many reasons stay newest first.
    .sort((one, other) => other.fit.fits.length - one.fit.fits.length);
  const { page = 1 } = query;
  const pageSize = limits.listingPageSize;
  const listings = fitting.slice((page - 1) * pageSize, page * pageSize);
  return { listings, total: fitting.length, page, pageSize };
};
