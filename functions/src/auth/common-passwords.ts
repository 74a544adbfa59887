import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most common passwords the API rejects (docs/specification/rules.md#r4). */
const rejectedCount = 3_000;

const common = new Set(dictionary['passwords-common'].slice(0, rejectedCount));

/** Common substitutions, such as `4` for `a`. */
const substitutions: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * Whether a password is one of the 3,000 most common ones. Also true for variants that people use to meet
 * the password rule: capitals, common substitutions, digits and symbols around the word (`Password1!`).
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  const bare = small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const plain = (text: string) =>
    text.replace(/[@431!0$5]/g, (sign) => substitutions[sign] ?? sign);
  return [small, bare, plain(small), plain(bare)].some((form) => common.has(form));
}
