import { randomInt } from 'node:crypto';
import { limits } from '@qaysari/contract/limits';

const { min, max } = limits.usernameLength;

/** Where neither address nor name has letters enough that a username may have. */
const fallback = 'user';

/**
 * A username for somebody who never chose one: of the address's part before `@` (without a `+tag`),
 * else of the name. So many random digits stand at its end, for when the plain one is taken.
 */
export function suggestUsername(email: string, name: string, digits: number): string {
  const local = email.split('@', 1)[0] ?? '';
  const options = [local.split('+', 1)[0] ?? '', name].map(plain);
  const base = options.find((option) => option.length >= min) ?? fallback;
  const ending = digits === 0 ? '' : String(randomInt(10 ** digits)).padStart(digits, '0');
  return base.slice(0, max - digits) + ending;
}

/** Only letters and digits of ASCII, and single `.`, `-` or `_` between them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '.')
    .replace(/[._-]{2,}/g, '.')
    .replace(/^[._-]|[._-]$/g, '');
}
