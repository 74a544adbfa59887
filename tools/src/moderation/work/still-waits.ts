import { isDeepStrictEqual } from 'node:util';
import { valueInWords } from '../../../../functions/src/review/words.ts';
import { inLine } from '../evidence.ts';
import { picturesOf, textOf, type Data } from '../revision.ts';
import { NotDone } from '../work-off.ts';

/** Longer values are named only: staff see the thing again. */
const longestValue = 60;

/** Somebody decided while staff were looking. */
export function decidedMeanwhile(decision: string): NotDone {
  return new NotDone(`decided by somebody else: ${decision}`, 'decided by somebody else');
}

/** Throws a NotDone where a field has another value than staff have given it. */
export function checkStill(now: Data, field: string, given: unknown): void {
  if (now[field] !== given) throw decidedMeanwhile(`${field} is ${textOf(now[field])}`);
}

/** Throws a NotDone where an ad or a profile waits no more, or one of these fields is no longer as it was shown. */
export function checkStillPending(shown: Data, now: Data, fields: readonly string[]): void {
  const { status } = now;
  if (status === undefined) throw new NotDone('It is not there any more.', 'gone');
  if (status !== 'pending') throw decidedMeanwhile(textOf(status));
  checkSame(shown, now, fields);
}

/** Throws a NotDone that names which of these fields are no longer as they were shown. */
export function checkSame(shown: Data, now: Data, fields: readonly string[]): void {
  const changed = fields.filter((field) => !isDeepStrictEqual(shown[field], now[field]));
  if (changed.length === 0) return;
  const names = changed.map((field) => {
    const [was, is] = valuesIn(shown, now, field);
    const isShort = Math.max(was.length, is.length) <= longestValue;
    return isShort ? `${field} (was ${was}, now ${is})` : field;
  });
  throw new NotDone(`changed since you looked: ${names.join(', ')}`, 'changed since');
}

/**
 * What the owner has changed since staff last decided: one line for each field, as it was and as it is. `before`: of the
 * document in `reviews`, in words, which count the pictures on both sides.
 */
export function differenceLines(before: unknown, now: Data): string[] {
  const was = Object.entries((before ?? {}) as Readonly<Record<string, string>>);
  return was.map(([field, words]) =>
    field === 'images'
      ? `  ~ ${field}: ${words}`
      : `  ~ ${field}: ${words} → ${valueInWords(field, now)}`,
  );
}

/** A field as it was and as it is. Pictures have no names: they are counted. */
function valuesIn(was: Data, now: Data, field: string): [string, string] {
  if (field !== 'images') return [valueIn(was, field), valueIn(now, field)];
  const [before, images] = [picturesOf(was), picturesOf(now)];
  const added = images.filter((each) => !before.includes(each)).length;
  return [String(before.length), `${images.length}${added > 0 ? `, of which ${added} new` : ''}`];
}

function valueIn(data: Data, field: string): string {
  const value = data[field];
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty ? 'nothing' : inLine({ '': value }).trim();
}
