import { categoryIds, cityIds } from '@qaysari/contract/catalogue';
import { currencyCodes } from '@qaysari/contract/currency';
import { limits } from '@qaysari/contract/limits';
import { listingStatuses } from '@qaysari/contract/listing-entity';
import { ownerOf } from './ad-owners.ts';
import { conversations } from './conversations.ts';
import { favourites } from './favourites.ts';
import { members } from './members.ts';
import type { SeedAd } from './seed-ad.ts';
import { sharedRuns } from './shared-runs.ts';

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function adFaults(ad: SeedAd): string[] {
  const faults: string[] = [];
  const wrong = (fault: string) => faults.push(`${ad.key}: ${fault}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(ad.key)) wrong('the key is not kebab-case');
  if (ad.pictures < 1 || ad.pictures > limits.imagesPerListing) wrong('1 to 10 pictures');
  if (ad.daysAgo < 0 || ad.daysAgo > 240) wrong('age out of range');
  if (!(ad.price > 0 && ad.price <= limits.maxPrice)) wrong('price out of range');
  if (ad.isFeatured && ad.status !== 'approved') wrong('featured without approval');
  if ((ad.moderationNote !== undefined) !== (ad.status === 'rejected')) {
    wrong('a moderation note belongs to rejected ads, and to all of them');
  }
  if (ad.title.trim().length < 8 || ad.description.trim().length < 60) wrong('text too short');
  if (ad.siteLink !== undefined && !/^https?:\/\//.test(ad.siteLink)) wrong('odd site link');
  const arabicScript = /[\u0600-\u06ff]/.test(ad.description);
  if (arabicScript !== (ad.language !== 'en')) wrong('the text is not in its language');
  if (ad.language === 'ku' && !/[ەێۆڕڵڤ]/.test(ad.description)) wrong('not Sorani spelling');
  return faults;
}

function coverageFaults(ads: readonly SeedAd[]): string[] {
  const approved = ads.filter(({ status }) => status === 'approved');
  const lacks = <T>(what: string, all: readonly T[], least: number, has: (id: T) => number) =>
    all
      .filter((id) => has(id) < least)
      .map((id) => `${what} ${String(id)} has fewer than ${least} ads`);
  const faults = [
    ...lacks(
      'category',
      categoryIds,
      4,
      (id) => approved.filter((ad) => ad.category === id).length,
    ),
    ...lacks('city', cityIds, 5, (id) => approved.filter((ad) => ad.location === id).length),
    ...lacks('currency', currencyCodes, 20, (id) => ads.filter((ad) => ad.currency === id).length),
    ...lacks('status', listingStatuses, 5, (id) => ads.filter((ad) => ad.status === id).length),
  ];
  if (ads.length < 150) faults.push(`only ${ads.length} ads`);
  if (ads.filter((ad) => ad.isFeatured).length < 12) faults.push('fewer than 12 featured ads');
  return faults;
}

function memberFaults(): string[] {
  const faults = repeated(members.flatMap(({ key, email, phone }) => [key, email, phone]));
  if (members.length !== 24) faults.push(`${members.length} members`);
  if (members.filter(({ role }) => role === 'investor').length !== 12)
    faults.push('not 12 investors');
  for (const { key, phone, postalcode, password } of members) {
    if (!/^\+9647\d{9}$/.test(phone)) faults.push(`${key}: phone`);
    if (!/^\d{5}$/.test(postalcode)) faults.push(`${key}: postal code`);
    const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
    if (password.length < 8 || !kinds.every((kind) => kind.test(password))) {
      faults.push(`${key}: password`);
    }
  }
  return faults;
}

function talkFaults(ads: readonly SeedAd[]): string[] {
  const faults: string[] = [];
  const isMember = (key: string) => members.some((member) => member.key === key);
  for (const { ad: adKey, asker, daysAgo, messages } of conversations) {
    const ad = ads.find(({ key }) => key === adKey);
    if (ad?.status !== 'approved') faults.push(`talk about ${adKey}: no such approved ad`);
    else if (daysAgo >= ad.daysAgo) faults.push(`talk about ${adKey} is older than the ad`);
    if (!isMember(asker) || ownerOf(adKey).key === asker) faults.push(`talk of ${asker}`);
    if (messages.length < 3 || messages.length > 25) faults.push(`talk about ${adKey}: length`);
  }
  const pairs = conversations.map(({ ad, asker }) => [asker, ownerOf(ad).key].sort().join(' & '));
  faults.push(...repeated(pairs).map((pair) => `two conversations of ${pair}`));
  for (const [member, marked] of Object.entries(favourites)) {
    const wrong = marked.filter((adKey) => {
      const ad = ads.find(({ key }) => key === adKey);
      return ad?.status !== 'approved' || ownerOf(adKey).key === member;
    });
    if (!isMember(member)) faults.push(`favourites of nobody: ${member}`);
    faults.push(...wrong.map((adKey) => `${member} cannot mark ${adKey}`));
  }
  return faults;
}

/** What is wrong with the data of the seed, in words; empty when all is well. */
export function dataFaults(ads: readonly SeedAd[]): string[] {
  return [
    ...repeated(ads.map(({ key }) => key)).map((key) => `key twice: ${key}`),
    ...repeated(ads.map(({ title }) => title)).map((title) => `title twice: ${title}`),
    ...ads.flatMap(adFaults),
    ...sharedRuns(ads),
    ...coverageFaults(ads),
    ...memberFaults(),
    ...talkFaults(ads),
  ];
}
