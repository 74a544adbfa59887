import { allAds } from './all-ads.ts';
import { picturesOfAd } from './illustrations/picture.ts';
import { renderPicture, type PictureFiles } from './picture-files.ts';
import type { SeedAd } from './seed-ad.ts';

/** The pictures of one ad as SVG, cover first. */
function drawAd(ad: SeedAd): string[] {
  const neighbours = allAds.filter(({ category }) => category === ad.category);
  const keys = neighbours.map(({ key }) => key);
  return picturesOfAd(ad.category, keys, ad.key, ad.pictures);
}

/** The pictures of all ads by the ad's key, drawn and compressed. Takes a minute or two. */
export async function renderAllAds(): Promise<ReadonlyMap<string, readonly PictureFiles[]>> {
  const rendered = new Map<string, readonly PictureFiles[]>();
  for (const ad of allAds) {
    rendered.set(ad.key, await Promise.all(drawAd(ad).map(renderPicture)));
  }
  return rendered;
}
