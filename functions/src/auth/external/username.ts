import { randomInt } from 'node:crypto';
import { limits } from '@qaysari/contract/shared/limits';

const { min, max } = limits.usernameLength;

/** Used when neither the address nor the name has enough characters that a username allows. */
const fallback = 'user';

/**
 * Suggests a username: the part of the address before `@` (without a `+tag`), else the name. It ends with
 * this many random digits, for when the plain name is taken.
 */
export function suggestUsername(email: string, name: string, digits: number): string {
  const local = email.split('@', 1)[0] ?? '';
  const options = [local.split('+', 1)[0] ?? '', name].map(plain);
  const base = options.find((option) => option.length >= min) ?? fallback;
  const ending = digits === 0 ? '' : String(randomInt(10 ** digits)).padStart(digits, '0');
  return base.slice(0, max - digits) + ending;
}

/** Keeps ASCII letters and digits, with single `.`, `-` or `_` between them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '.')
    .replace(/[._-]{2,}/g, '.')
    .replace(/^[._-]|[._-]$/g, '');
}
