import { addSeconds, secondsBetween, type Timestamp } from './firestore.ts';

/**
 * How a collection that is mirrored in memory reads what was written since its last read, without missing a late
 * commit. A document has the time at which Firestore began the write, but is readable only afterwards.
 */
export interface ReadWindow {
  /** The time of the last read. */
  readUntil: Timestamp;
  /** The last time that it was read from far enough back for the slowest commit. */
  lookedBackAt: Timestamp;
}

/** Usual writes are readable within this time, so each read starts this long before the last one. */
const overlapSeconds = 10;

/**
 * No commit takes longer: Firestore ends a transaction after 270 seconds
 * (https://firebase.google.com/docs/firestore/quotas). A commit can wait that long for a lock.
 */
const slowestCommitSeconds = 300;

/** How often to look back far enough for the slowest commit. */
const lookBackEverySeconds = 300;

/** The time from which to read, so that no usual write after `readUntil` is missed. */
export function readStart(readUntil: Timestamp): Timestamp {
  return addSeconds(readUntil, -overlapSeconds);
}

/** Before this time, everything that is written is readable at `readUntil`, even by the slowest commit. */
export function completeBefore(readUntil: Timestamp): Timestamp {
  return addSeconds(readUntil, -slowestCommitSeconds);
}

const isLookBackDue = ({ readUntil, lookedBackAt }: ReadWindow) =>
  secondsBetween(lookedBackAt, readUntil) >= lookBackEverySeconds;

/** The time from which to read next: now and then from far back, for slow commits. */
export function nextReadStart(window: ReadWindow): Timestamp {
  return isLookBackDue(window) ? completeBefore(window.lookedBackAt) : readStart(window.readUntil);
}

/** The window after a read from its `nextReadStart`. */
export function afterRead(window: ReadWindow, readTime: Timestamp): ReadWindow {
  return {
    readUntil: readTime,
    lookedBackAt: isLookBackDue(window) ? readTime : window.lookedBackAt,
  };
}
