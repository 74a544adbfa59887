import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the passwords that people use most are refused (docs/specification/rules.md#r4). */
const rejectedCount = 3_000;

const common = new Set(dictionary['passwords-common'].slice(0, rejectedCount));

/** `4` for `a`, and so on: what everybody does to make a word a password. */
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
 * Whether a password is one of the 3,000 most common, or one of them in capitals, with the usual signs
 * for letters, or with digits and symbols around it (`Password1!`), which is how people meet the rule.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  const bare = small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const plain = (text: string) =>
    text.replace(/[@431!0$5]/g, (sign) => substitutions[sign] ?? sign);
  return [small, bare, plain(small), plain(bare)].some((form) => common.has(form));
}
