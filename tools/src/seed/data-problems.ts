import { namesOnAds } from '@qaysari/contract/account/person';
import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import { availabilities, listingStatuses } from '@qaysari/contract/listing/types';
import { optionalListingFieldNames } from '@qaysari/contract/listing/fields';
import { listingOwners } from './listing-owners.ts';
import type { SeedData } from './seed-data.ts';
import type { SeedListing } from './seed-listings.ts';

/** So many words in the same order are a template, not chance. */
const runLength = 7;

function runsOf(text: string): Set<string> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const starts = words.slice(0, Math.max(0, words.length - runLength + 1));
  return new Set(starts.map((_, at) => words.slice(at, at + runLength).join(' ')));
}

/** Runs of seven words that the descriptions of two listings share, as problems. */
export function sharedRuns(
  listings: readonly Pick<SeedListing, 'key' | 'description'>[],
): string[] {
  const firstUse = new Map<string, string>();
  const problems: string[] = [];
  for (const { key, description } of listings) {
    for (const run of runsOf(description)) {
      const other = firstUse.get(run);
      if (other === undefined) firstUse.set(run, key);
      else problems.push(`${key} and ${other} share "${run}"`);
    }
  }
  return problems;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Whether lists and search have it. */
export function isListed({ status, availability }: SeedListing): boolean {
  return status === 'approved' && availability === undefined;
}

function coverageProblems(listings: readonly SeedListing[]): string[] {
  const approved = listings.filter(isListed);
  const lacks = <T>(what: string, all: readonly T[], least: number, has: (id: T) => number) =>
    all
      .filter((id) => has(id) < least)
      .map((id) => `${what} ${String(id)} has fewer than ${least} listings`);
  const count = (among: readonly SeedListing[], field: keyof SeedListing, value: string) =>
    among.filter((listing) => listing[field] === value).length;
  const problems = [
    ...lacks('category', categoryIds, 4, (id) => count(approved, 'category', id)),
    ...lacks('city', cityIds, 5, (id) => count(approved, 'location', id)),
    ...lacks('currency', currencyCodes, 20, (id) => count(listings, 'currency', id)),
    ...lacks('status', listingStatuses, 5, (id) => count(listings, 'status', id)),
    ...lacks(
      'availability',
      availabilities.filter((each) => each !== 'forSale'),
      3,
      (id) => count(listings, 'availability', id),
    ),
    ...lacks(
      'field',
      optionalListingFieldNames,
      5,
      (name) => listings.filter((listing) => listing[name] !== undefined).length,
    ),
  ];
  if (listings.length < 150) problems.push(`only ${listings.length} listings`);
  if (listings.filter((listing) => listing.isFeatured).length < 12) {
    problems.push('fewer than 12 featured listings');
  }
  return problems;
}

function memberProblems({ members }: SeedData): string[] {
  const problems = repeated(members.flatMap(({ key, phone }) => [key, phone])).map(
    (value) => `members.yaml: ${value} appears twice`,
  );
  const investors = members.filter(({ role }) => role === 'investor');
  if (members.length !== 24) problems.push(`members.yaml: ${members.length} members instead of 24`);
  if (investors.length !== 12) {
    problems.push(`members.yaml: ${investors.length} investors instead of 12`);
  }
  for (const choice of [...namesOnAds, undefined]) {
    if (members.filter(({ nameOnAds }) => nameOnAds === choice).length < 3) {
      problems.push(`members.yaml: fewer than 3 members with nameOnAds ${choice ?? 'left out'}`);
    }
  }
  for (const [status, least] of [
    ['pending', 2],
    ['rejected', 1],
  ] as const) {
    const count = investors.filter(({ investorProfile }) => investorProfile?.status === status);
    if (count.length < least)
      problems.push(`members.yaml: fewer than ${least} ${status} investors`);
  }
  return problems;
}

/** Answers whether a member may ask about a listing, or mark it: lists have it, and it is not their own. */
function canAskAbout({ listings, members }: SeedData) {
  const owners = listingOwners({ listings, members });
  const memberKeys = new Set(members.map(({ key }) => key));
  const approved = new Set(listings.filter(isListed).map(({ key }) => key));
  return (member: string, listing: string) =>
    memberKeys.has(member) && approved.has(listing) && owners.get(listing)?.key !== member;
}

function conversationProblems(data: SeedData): string[] {
  const { conversations, listings } = data;
  const owners = listingOwners(data);
  const canAsk = canAskAbout(data);
  const wrong = (problem: string) => `conversations.yaml: ${problem}`;
  const problems = conversations.flatMap(({ listing: key, asker, daysAgo }) => {
    if (!canAsk(asker, key)) return [wrong(`${asker} cannot ask about ${key}`)];
    const listing = listings.find((each) => each.key === key);
    return daysAgo < (listing?.daysAgo ?? 0)
      ? []
      : [wrong(`${key} is newer than its conversation`)];
  });
  const pairs = conversations.map(({ listing, asker }) =>
    [asker, owners.get(listing)?.key ?? ''].sort().join(' and '),
  );
  return [...problems, ...repeated(pairs).map((pair) => wrong(`${pair} have two conversations`))];
}

function favouriteProblems(data: SeedData): string[] {
  const canMark = canAskAbout(data);
  return data.favourites.flatMap(({ member, listings }) =>
    listings
      .filter((listing) => !canMark(member, listing))
      .map((listing) => `favourites.yaml: ${member} cannot mark ${listing}`),
  );
}

/** What is wrong with the data as a whole, one line each. Single entries were checked as they were read. */
export function dataProblems(data: SeedData): string[] {
  const { listings } = data;
  return [
    ...repeated(listings.map(({ key }) => key)).map((key) => `key twice: ${key}`),
    ...repeated(listings.map(({ title }) => title)).map((title) => `title twice: ${title}`),
    ...sharedRuns(listings),
    ...coverageProblems(listings),
    ...memberProblems(data),
    ...conversationProblems(data),
    ...favouriteProblems(data),
  ];
}
