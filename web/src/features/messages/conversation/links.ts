import { readUrl } from '@qaysari/contract/shared/address';

/** A piece of a line: plain, or a link with the host that it leads to. */
export interface Piece {
  text: string;
  link?: { href: string; host: string };
}

/** Attributes of such a link: a new tab without a reference to this page. Search engines do not follow it. */
export const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

const address = /https?:\/\/[^\s<>"]+/giu;

/** Punctuation that ends a sentence and is no part of an address. */
const afterAddress = /[.,;:!?'’”»)\]،؛؟…]+$/u;

/** Splits a line into its links and the text between. Only http and https: other addresses can run code. */
export function linksIn(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(address)) {
    const text = withoutEnd(found);
    const url = readUrl(text);
    if (url === undefined || url.hostname === '') continue;
    if (index > end) pieces.push({ text: line.slice(end, index) });
    pieces.push({ text, link: { href: url.href, host: url.hostname } });
    end = index + text.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}

/** A bracket that the address itself opens belongs to it. */
function withoutEnd(found: string): string {
  const bare = found.replace(afterAddress, '');
  const isOpen = bare.includes('(') && !bare.includes(')');
  return isOpen && found[bare.length] === ')' ? `${bare})` : bare;
}
