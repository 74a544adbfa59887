import { Timestamp } from './firestore.ts';

/** The timestamp in microseconds since 1970, the precision of Firestore. */
export function toMicroseconds(moment: Timestamp): number {
  return moment.seconds * 1_000_000 + Math.floor(moment.nanoseconds / 1000);
}

/** The reverse of `toMicroseconds`. */
export function fromMicroseconds(moment: number): Timestamp {
  return new Timestamp(Math.floor(moment / 1_000_000), (moment % 1_000_000) * 1000);
}

export function addSeconds(moment: Timestamp, seconds: number): Timestamp {
  return new Timestamp(moment.seconds + seconds, moment.nanoseconds);
}

export function secondsBetween(earlier: Timestamp, later: Timestamp): number {
  return (toMicroseconds(later) - toMicroseconds(earlier)) / 1_000_000;
}
