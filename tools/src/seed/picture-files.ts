import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedFolder } from './seed-data.ts';
import type { SeedListing } from './seed-listings.ts';

type Pictured = Pick<SeedListing, 'key' | 'pictures'>;

const pictureFolder = join(seedFolder, 'pictures');

function fileNames({ pictures }: Pictured): string[] {
  return Array.from({ length: pictures }, (_, index) => `${index + 1}.webp`);
}

/** The files of a listing's pictures, 1280 wide, cover first. */
export function pictureFiles(listing: Pictured, folder = pictureFolder): string[] {
  return fileNames(listing).map((name) => join(folder, listing.key, name));
}

/** One line for each listing that does not have its files, and for each folder without a listing. */
export function pictureProblems(listings: readonly Pictured[], folder = pictureFolder): string[] {
  const incomplete = listings.flatMap((listing) => {
    const path = join(folder, listing.key);
    const found = existsSync(path) ? readdirSync(path) : [];
    const isComplete = found.sort().join() === fileNames(listing).sort().join();
    return isComplete ? [] : [`pictures/${listing.key}: not the files 1 to ${listing.pictures}`];
  });
  const keys = new Set(listings.map(({ key }) => key));
  const unknown = readdirSync(folder).filter((name) => !keys.has(name));
  return [...incomplete, ...unknown.map((name) => `pictures/${name}: there is no such listing`)];
}
