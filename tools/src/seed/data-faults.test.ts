import { describe, expect, it } from 'vitest';
import { ownerOf } from './ad-owners.ts';
import { allAds } from './all-ads.ts';
import { dataFaults } from './data-faults.ts';
import { members } from './members.ts';
import { sharedRuns } from './shared-runs.ts';

const [someAd] = allAds;

describe('the data of the seed', () => {
  it('has no faults', () => {
    expect(dataFaults(allAds)).toEqual([]);
  });

  it('gives every member an ad, in the language they write', () => {
    expect(new Set(allAds.map(({ key }) => ownerOf(key).key)).size).toBe(members.length);
    for (const { key, language } of allAds) expect(ownerOf(key).language).toBe(language);
  });

  it('is noticed when it is wrong', () => {
    if (!someAd) throw new Error('no ads');
    const broken = [
      ...allAds,
      { ...someAd, pictures: 11, isFeatured: true, status: 'pending' as const },
    ];
    expect(dataFaults(broken)).toEqual(
      expect.arrayContaining([
        `key twice: ${someAd.key}`,
        `title twice: ${someAd.title}`,
        `${someAd.key}: 1 to 10 pictures`,
        `${someAd.key}: featured without approval`,
      ]),
    );
    expect(dataFaults(allAds.slice(0, 20))).toEqual(expect.arrayContaining(['only 20 ads']));
  });

  it('tells a template from chance by seven shared words', () => {
    if (!someAd) throw new Error('no ads');
    const ad = (key: string, description: string) => ({ ...someAd, key, description });
    const six = [
      ad('a', 'one two three four five six x'),
      ad('b', 'one two three four five six y'),
    ];
    expect(sharedRuns(six)).toEqual([]);
    const seven = [
      ad('a', 'one two three four five six seven'),
      ad('b', 'So: one two three four five six seven!'),
    ];
    expect(sharedRuns(seven)).toEqual(['b and a share "one two three four five six seven"']);
  });
});
