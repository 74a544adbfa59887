import type { CategoryId, CityId } from '@qaysari/contract/listing/catalogue';
import { attachedPrefixes } from './fold.ts';

/**
 * What a text must have: all terms of one of these lists. A blank before or after a term says that a word begins or ends
 * there; `stemMark` before it, that a word begins there or Arabic has attached something before it.
 */
export type AnyOf = readonly (readonly string[])[];

/** One thing that a query asks for, and how ads say it. What is closer is part of what is less close. */
export interface QueryPart {
  /** The places of its words among the folded words of the query. */
  at: readonly number[];
  /** As it was typed, as whole words. Of a city or a category, any of its names. */
  whole: AnyOf;
  /** Also by a stem. */
  near: AnyOf;
  /** Also inside of words. */
  any: AnyOf;
  /** Other names of the same trade. They count in titles only: a hotel's furniture is no hotel. */
  names?: AnyOf;
  /** The city that it names. */
  city?: CityId;
  /** The category that it names. */
  category?: CategoryId;
  /** The category to which the trade belongs that it names. */
  tradeOf?: CategoryId;
  /** The word, where it names nothing. */
  word?: string;
}

/** The folded words of an ad, and those of its head (`headWords`). */
export interface Texts {
  words: string;
  head: string;
}

/** Folded words never hold it. */
export const stemMark = '^';

/** What an Arabic word may have before a stem. */
export const beforeStems: ReadonlySet<string> = new Set(['', ...attachedPrefixes, 'ب', 'ل']);

/** Whether folded words with one blank before, between and after them have a term. */
export function hasTerm(text: string, term: string): boolean {
  if (!term.startsWith(stemMark)) return text.includes(term);
  const stem = term.slice(stemMark.length);
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) {
    if (beforeStems.has(text.slice(text.lastIndexOf(' ', at) + 1, at))) return true;
  }
  return false;
}

/** Whether folded words with one blank between them have one of these. */
export function hasAny(words: string, anyOf: AnyOf): boolean {
  const text = ` ${words} `;
  return anyOf.some((terms) => terms.every((term) => hasTerm(text, term)));
}

/** Whether an ad has a part of a query. The reference for the engine. */
export function hasPart(texts: Texts, { any, names }: QueryPart): boolean {
  return hasAny(texts.words, any) || (names !== undefined && hasAny(texts.head, names));
}

/** Whether an ad has all parts of a query; no ad has those of a query without letters and digits. */
export function hasParts(texts: Texts, parts: readonly QueryPart[]): boolean {
  return parts.length > 0 && parts.every((part) => hasPart(texts, part));
}
