import { allAds } from './all-ads.ts';
import { members, type SeedMember } from './members.ts';
import type { SeedAd } from './seed-ad.ts';

/** Someone who writes the ad's language, of its city where there is one, and with the fewest ads so far. */
function ownerFor(ad: SeedAd, load: ReadonlyMap<string, number>): SeedMember {
  const speakers = members.filter(({ language }) => language === ad.language);
  const neighbours = speakers.filter(({ city }) => city === ad.location);
  const candidates = neighbours.length > 0 ? neighbours : speakers;
  const [first, ...others] = candidates;
  if (!first) throw new Error(`Nobody writes the language of the ad ${ad.key}`);
  const adsOf = (member: SeedMember) => load.get(member.key) ?? 0;
  return others.reduce((best, each) => (adsOf(each) < adsOf(best) ? each : best), first);
}

function assign(): ReadonlyMap<string, SeedMember> {
  const load = new Map<string, number>();
  return new Map(
    allAds.map((ad) => {
      const owner = ownerFor(ad, load);
      load.set(owner.key, (load.get(owner.key) ?? 0) + 1);
      return [ad.key, owner];
    }),
  );
}

const owners = assign();

/** Who posted an ad. Throws when there is no such ad. */
export function ownerOf(adKey: string): SeedMember {
  const owner = owners.get(adKey);
  if (!owner) throw new Error(`There is no ad ${adKey}`);
  return owner;
}
