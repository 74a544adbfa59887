import { singleFlight } from '../platform/concurrency.ts';
import { secondsBetween, type Timestamp } from '../platform/firestore.ts';
import { completeBefore } from '../platform/read-window.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import {
  readDirectory,
  readDirectoryAfter,
  tombstoneSeconds,
  type DirectoryPart,
} from './store.ts';

export interface DirectorySource {
  readAll: () => Promise<DirectoryPart>;
  readAfter: (after: Timestamp) => Promise<DirectoryPart>;
}

/** An instance that was frozen for longer may have missed a removal. */
const maxGapSeconds = tombstoneSeconds / 2;

/** What an instance holds of 50,000 investors (docs/scale.md). */
export const directoryMegabytes = 98;

/** All entries in this process's memory, and the time up to which they are complete. */
interface Mirror {
  entries: Map<string, DirectoryEntry>;
  /** The entries in order; undefined after a change. */
  ordered: readonly DirectoryEntry[] | undefined;
  readUntil: Timestamp;
  /** Revisions of what the next read may return again. */
  applied: ReadonlyMap<string, number>;
}

/**
 * Keeps the directory in memory. The returned function resolves with all entries, last approved first, then
 * by id; they include every change acknowledged before the call. Costs a read when nothing is new, shared
 * by concurrent calls.
 */
export function openDirectory({
  readAll,
  readAfter,
}: DirectorySource): () => Promise<readonly DirectoryEntry[]> {
  let mirror: Mirror | undefined;

  return singleFlight(async () => {
    if (mirror) {
      // Approvals are rare, so that each read can go back for the slowest commit.
      const news = await readAfter(completeBefore(mirror.readUntil));
      if (secondsBetween(mirror.readUntil, news.readTime) <= maxGapSeconds) {
        applyNews(mirror, news);
        return orderedEntries(mirror);
      }
      mirror = undefined;
    }
    mirror = mirrorOf(await readAll());
    return orderedEntries(mirror);
  });
}

let ofInstance: (() => Promise<readonly DirectoryEntry[]>) | undefined;

/** The directory of this instance, shared by all its requests. */
export function investorDirectory(): Promise<readonly DirectoryEntry[]> {
  ofInstance ??= openDirectory({ readAll: readDirectory, readAfter: readDirectoryAfter });
  return ofInstance();
}

function mirrorOf(all: DirectoryPart): Mirror {
  const empty = { entries: new Map(), applied: new Map(), ordered: undefined };
  const mirror: Mirror = { ...empty, readUntil: all.readTime };
  applyNews(mirror, all);
  // Only what the next read returns is worth remembering, and that says it itself.
  mirror.applied = new Map();
  return mirror;
}

function applyNews(mirror: Mirror, { changes, readTime }: DirectoryPart): void {
  for (const { uid, revision, entry } of changes) {
    if (mirror.applied.get(uid) === revision) continue;
    mirror.ordered = undefined;
    if (entry) mirror.entries.set(uid, entry);
    else mirror.entries.delete(uid);
  }
  mirror.readUntil = readTime;
  mirror.applied = new Map(changes.map(({ uid, revision }) => [uid, revision]));
}

function orderedEntries(mirror: Mirror): readonly DirectoryEntry[] {
  mirror.ordered ??= [...mirror.entries.values()].sort(compareEntries);
  return mirror.ordered;
}

/** A place in the order of the directory. */
export type DirectoryPlace = Pick<DirectoryEntry, 'approvedAt' | 'uid'>;

/** Last approved first, then by id. */
export function compareEntries(one: DirectoryPlace, other: DirectoryPlace): number {
  if (one.approvedAt !== other.approvedAt) return other.approvedAt - one.approvedAt;
  return one.uid < other.uid ? -1 : one.uid > other.uid ? 1 : 0;
}
