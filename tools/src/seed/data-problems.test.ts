import { describe, expect, it } from 'vitest';
import { dataProblems, sharedRuns } from './data-problems.ts';
import { listingOwners } from './listing-owners.ts';
import { readSeedData, type SeedData } from './seed-data.ts';

const data = readSeedData();
const { listings, members, conversations } = data;
const [someListing] = listings;
const [someMember] = members;
const [someConversation] = conversations;
if (!someListing || !someMember || !someConversation) throw new Error('The seed is empty');

const faultsWith = (changed: Partial<SeedData>) => dataProblems({ ...data, ...changed });

describe('dataProblems', () => {
  it('finds nothing in the seed', () => {
    expect(dataProblems(data)).toEqual([]);
  });

  it('finds a key and a title that appear twice', () => {
    expect(faultsWith({ listings: [...listings, someListing] })).toEqual(
      expect.arrayContaining([
        `key twice: ${someListing.key}`,
        `title twice: ${someListing.title}`,
      ]),
    );
  });

  it('finds a phone number that two members have', () => {
    const twin = { ...someMember, key: 'twin' };
    expect(faultsWith({ members: [...members.slice(0, -1), twin] })).toContain(
      `members.yaml: ${someMember.phone} appears twice`,
    );
  });

  it('finds that nobody shows a company on their ads', () => {
    const named = members.map((member) =>
      member.nameOnAds === 'companyname' ? { ...member, nameOnAds: 'firstname' as const } : member,
    );
    expect(faultsWith({ members: named })).toEqual([
      'members.yaml: fewer than 3 members with nameOnAds companyname',
    ]);
  });

  it('finds that listings are missing', () => {
    expect(faultsWith({ listings: listings.slice(0, 20) })).toContain('only 20 listings');
  });

  it('finds an owner who asks about their own listing', () => {
    const { listing } = someConversation;
    const asker = listingOwners(data).get(listing)?.key ?? '';
    const own = { ...someConversation, asker };
    expect(faultsWith({ conversations: [own] })).toContain(
      `conversations.yaml: ${asker} cannot ask about ${listing}`,
    );
  });

  it('finds a conversation that is older than its listing', () => {
    const early = { ...someConversation, daysAgo: 240 };
    expect(faultsWith({ conversations: [early] })).toEqual([
      `conversations.yaml: ${early.listing} is newer than its conversation`,
    ]);
  });

  it('finds a member who marks a listing that does not exist', () => {
    const favourites = [{ member: someMember.key, listings: ['nothing'] }];
    expect(faultsWith({ favourites })).toEqual([
      `favourites.yaml: ${someMember.key} cannot mark nothing`,
    ]);
  });
});

describe('listingOwners', () => {
  it('gives every member a listing in the language they write', () => {
    const owners = listingOwners(data);
    expect(new Set(owners.values()).size).toBe(members.length);
    for (const { key, language } of listings) expect(owners.get(key)?.language).toBe(language);
  });
});

describe('sharedRuns', () => {
  const listing = (key: string, description: string) => ({ key, description });

  it('allows six words that two descriptions share', () => {
    const one = listing('a', 'one two three four five six x');
    expect(sharedRuns([one, listing('b', 'one two three four five six y')])).toEqual([]);
  });

  it('reports seven words that two descriptions share', () => {
    const one = listing('a', 'one two three four five six seven');
    expect(sharedRuns([one, listing('b', 'So: one two three four five six seven!')])).toEqual([
      'b and a share "one two three four five six seven"',
    ]);
  });
});
