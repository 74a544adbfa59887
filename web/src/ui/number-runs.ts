import { toLatinDigits } from '@qaysari/contract/shared/fold';

/** A piece of a line: plain, or a number in groups. */
export interface Run {
  text: string;
  isNumber: boolean;
  /** For a link that dials, where it looks like a phone number. */
  dial?: string;
}

const grouped = /(?:[+(] ?){0,2}\p{Nd}(?:[\s()/\u2010-\u2013-]{0,3}\p{Nd})+\)?/gu;

/** Where one phone number ends and the next begins. */
const nextPhone = /[\s/\u2010-\u2013-]+(?=[+0٠۰])/u;

/** Years and dates: they are read in the order of the text around them. */
const dates = /^\d{4}\D+\d{4}$|^\d{1,2}\D+\d{1,2}\D+\d{4}$|^\d{4}\D+\d{1,2}\D+\d{1,2}$/;

const [fewestDigits, mostDigits] = [7, 15];

/**
 * Splits a line into its long numbers and the text between. In a line from right to left the groups of a number would
 * otherwise run backwards: who reads the digits dials another number.
 */
export function numberRuns(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(grouped)) {
    let start = index;
    for (const text of digitsOf(found).length > mostDigits ? found.split(nextPhone) : [found]) {
      start = line.indexOf(text, start);
      if (!isNumber(text) || isInWord(line, start, text.length)) continue;
      if (start > end) runs.push({ text: line.slice(end, start), isNumber: false });
      const dial = dialOf(text);
      runs.push({ text, isNumber: true, ...(dial !== undefined && { dial }) });
      end = start + text.length;
      start = end;
    }
  }
  if (end < line.length) runs.push({ text: line.slice(end), isNumber: false });
  return runs;
}

/** Whether a Latin letter touches it: it is part of a code such as `AB1234567`. */
function isInWord(line: string, start: number, length: number): boolean {
  return /[a-z]/i.test(line.charAt(start - 1) + line.charAt(start + length));
}

const digitsOf = (text: string) => toLatinDigits(text).replaceAll(/\D/g, '');

function isNumber(text: string): boolean {
  const { length } = digitsOf(text);
  return length >= fewestDigits && length <= mostDigits && !dates.test(toLatinDigits(text));
}

/** As people in Iraq write phone numbers: from abroad, from inside the country, or a mobile number without its zero. */
function dialOf(text: string): string | undefined {
  const digits = digitsOf(text);
  const national = digits.replace(/^(?:00)?9640?/, '');
  if (/^[(\s]*\+/.test(text) || /^00[1-9]/.test(digits) || /^9647\d{9}$/.test(digits)) {
    if (national !== digits) return `+964${national}`;
    return `+${digits.replace(/^00/, '')}`;
  }
  if (/^0[1-9]\d{7,9}$/.test(digits)) return digits;
  return /^7[3-9]\d{8}$/.test(digits) ? `0${digits}` : undefined;
}
