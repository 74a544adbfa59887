import { formatPrice, isolated } from '@qaysari/contract/listing/price';
import { isMoney } from '@qaysari/contract/listing/rate';
import { Timestamp } from '../../../functions/src/platform/firestore.ts';
import { NotDone } from './work-off.ts';

export type Data = Readonly<Record<string, unknown>>;

/**
 * Names what staff have looked at: `{id}@{revision}`. The revision is another one after each change of the
 * owner's.
 */
export function revisionOf(id: string, { updatedAt, createdAt }: Data): string {
  const changed = updatedAt instanceof Timestamp ? updatedAt : createdAt;
  const millis = changed instanceof Timestamp ? changed.toMillis() : 0;
  return `${id}@${millis.toString(36)}`;
}

/** The id in `{id}@{revision}` or in a bare id. */
export function idOf(named: string): string {
  return named.split('@', 1)[0] ?? '';
}

/**
 * Throws a NotDone when its owner has changed `data` since the revision in `named`; a bare id has none.
 * `what` and `show`: how staff call it, and how they look at it again; `who` changes it, when it is not an owner.
 */
export function rejectChanged(
  named: string,
  data: Data,
  { what, show, who = 'The owner' }: { what: string; show: string; who?: string },
): void {
  const id = idOf(named);
  if (named === id || named === revisionOf(id, data)) return;
  throw new NotDone(
    `${who} has changed ${what} ${id} since. Look at it again: npm run moderate -- ${show} ${id}`,
    'changed since',
  );
}

/** How a decision is taken besides what it says. */
export interface DecideOptions {
  /** Also where it would ask again. */
  isConfirmed?: boolean;
  /** Throws a NotDone where the thing is no longer the one that staff have looked at. */
  check?: (now: Data) => void;
}

/** The hashes of an ad's pictures. Staff edit these documents by hand. */
export function picturesOf({ images }: Data): readonly unknown[] {
  return Array.isArray(images) ? images : [];
}

/** A value as staff read it. */
export function textOf(value: unknown): string {
  if (value instanceof Timestamp) return timeOf(value);
  return isMoney(value) ? isolated(formatPrice(value.price, value.currency)) : String(value);
}

export function timeOf(value: unknown): string {
  return value instanceof Timestamp ? value.toDate().toISOString().slice(0, 16) : '';
}

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

const inWords = new Intl.RelativeTimeFormat('en');

/** How long ago it was, such as `3 days ago`; '' for what is no time. */
export function ageOf(value: unknown, now: number): string {
  return value instanceof Timestamp ? ageText(value.toMillis(), now) : '';
}

/** The same of a moment in milliseconds. */
export function ageText(moment: number, now: number): string {
  const age = now - moment;
  const [unit, length] = units.find(([, each]) => age >= each) ?? units[2];
  return inWords.format(-Math.floor(age / length), unit);
}

/** A line for each of these fields that is filled. */
export function fieldLines(data: Data, names: readonly string[]): string[] {
  return names
    .filter((name) => data[name] !== undefined && data[name] !== '')
    .map((name) => `  ${name}: ${textOf(data[name])}`);
}
