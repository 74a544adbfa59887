import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import { columns } from '../columns.ts';
import { readSeedData } from '../seed/seed-data.ts';
import type { SeedMember } from '../seed/seed-members.ts';
import type { Product } from './start-product.ts';

/** The first members of each kind and language, five at most, so that those that are shown differ. */
function someOf(members: readonly SeedMember[]): SeedMember[] {
  const kinds = new Map(
    members.toReversed().map((member) => [`${member.role} ${member.language}`, member]),
  );
  return [...kinds.values()].slice(0, 5);
}

/** The message after the start: addresses, and users to sign in as. */
export function welcomeMessage(product: Product, site: string): string {
  const { ui } = product.emulators;
  // The empty cell indents. Language names in Arabic script would reorder what follows them.
  const addresses = [
    ...languageCodes.map((code) => ['', `${site}/${code}`, languages[code].nativeName]),
    ['', product.mail.origin, 'Mail'],
    ...(ui ? [['', `${ui}/firestore`, 'Firestore']] : []),
  ];
  const { members } = readSeedData();
  const people = someOf(members).map((member) => [
    '',
    member.username,
    member.email,
    member.password,
    `${member.role}, ${languages[member.language].nativeName}`,
  ]);
  return [
    '\nQaysari is running.\n',
    columns(addresses),
    '\nPeople to sign in as (username, e-mail, password):\n',
    columns(people),
    `\nAll ${members.length} of them: emulator-data/members.yaml. Ctrl-C ends everything.\n`,
  ].join('\n');
}
