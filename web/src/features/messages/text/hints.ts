import { toLatinDigits, fold } from '@qaysari/contract/shared/fold';
import { hintWords } from './hint-words.ts';
import { linksIn } from './links.ts';

/** Reminders beside a message of the other person, the most harmful trick first. No message is held back. */
const byWords = ['code', 'deposit', 'transfer'] as const;
export type Hint = (typeof byWords)[number] | 'account' | 'link';

/** An IBAN as people write it, in groups or not. */
const iban = /(?:^|[^\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/iu;

/** Words in capitals look like one otherwise. */
const ibanDigits = 10;

/** The digits of a card; a phone number is shorter. */
const card = /(?:^|[^\d+])\d(?:[ -]?\d){15,18}(?!\d)/;

/** Addresses that people write without `https`. */
const bareAddress = /(?:^|[\s(])(?:www\.|t\.me\/|wa\.me\/|bit\.ly\/|tinyurl\.com\/)/i;

/** What a reader of this text should be reminded of; undefined for nothing. `ownHost`: of this site. */
export function hintFor(text: string, ownHost: string): Hint | undefined {
  const folded = fold(text);
  const found = byWords.find((hint) => hintWords[hint].some((pattern) => pattern.test(folded)));
  if (found !== undefined) return found;
  const latin = toLatinDigits(text);
  if (hasIban(latin) || card.test(latin)) return 'account';
  return leadsElsewhere(text, ownHost) ? 'link' : undefined;
}

function hasIban(text: string): boolean {
  const found = iban.exec(text)?.[0] ?? '';
  return found.replace(/\D/g, '').length >= ibanDigits;
}

function leadsElsewhere(text: string, ownHost: string): boolean {
  const hosts = linksIn(text).flatMap(({ link }) => (link === undefined ? [] : [link.host]));
  return bareAddress.test(text) || hosts.some((host) => host !== ownHost);
}
