import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PlainProblem } from '../plain-problem.ts';
import { repositoryRoot } from '../repository.ts';
import { readDataFile } from './data-file.ts';
import {
  seedConversationSchema,
  seedFavouritesSchema,
  type SeedConversation,
  type SeedFavourites,
} from './seed-conversations.ts';
import {
  listingEntrySchema,
  listingProblems,
  seedListing,
  type SeedListing,
} from './seed-listings.ts';
import { memberEntrySchema, memberProblems, seedMember, type SeedMember } from './seed-members.ts';

/** The invented marketplace, as people write it into `emulator-data`. */
export interface SeedData {
  /** Category by category. */
  listings: readonly SeedListing[];
  members: readonly SeedMember[];
  conversations: readonly SeedConversation[];
  favourites: readonly SeedFavourites[];
}

/** The folder of the data and of its pictures. */
export const seedFolder = join(repositoryRoot, 'emulator-data');

/** Reads all data files. Throws a PlainProblem with every problem that a single entry can have. */
export function readSeedData(folder = seedFolder): SeedData {
  const listingFiles = globSync('listings/*.yaml', { cwd: folder })
    .sort()
    .map((name) => readDataFile(join(folder, name), listingEntrySchema, listingProblems));
  const members = readDataFile(join(folder, 'members.yaml'), memberEntrySchema, memberProblems);
  const conversations = readDataFile(join(folder, 'conversations.yaml'), seedConversationSchema);
  const favourites = readDataFile(join(folder, 'favourites.yaml'), seedFavouritesSchema);
  const files = [...listingFiles, members, conversations, favourites];
  const problems = files.flatMap((file) => file.problems);
  if (problems.length > 0) throw new PlainProblem(`The seed has problems:\n${problems.join('\n')}`);
  return {
    listings: listingFiles.flatMap(({ entries }) => entries.map(seedListing)),
    members: members.entries.map(seedMember),
    conversations: conversations.entries,
    favourites: favourites.entries,
  };
}
