import { Timestamp } from '../platform/firestore.ts';

/** A moment of Firestore's in whole microseconds since 1970, as exact as Firestore keeps it. */
export function toMicroseconds(moment: Timestamp): number {
  return moment.seconds * 1_000_000 + Math.floor(moment.nanoseconds / 1000);
}

/** The moment so many seconds later, or earlier. */
export function addSeconds(moment: Timestamp, seconds: number): Timestamp {
  return new Timestamp(moment.seconds + seconds, moment.nanoseconds);
}

/** How many seconds `later` is after `earlier`. */
export function secondsBetween(earlier: Timestamp, later: Timestamp): number {
  return (toMicroseconds(later) - toMicroseconds(earlier)) / 1_000_000;
}
