import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import { readSeedData } from '../seed/seed-data.ts';
import type { SeedMember } from '../seed/seed-members.ts';
import type { Product } from './start-product.ts';

const sampleCount = 5;

/** The first members of each kind and language, so that the few that are shown differ. */
function someOf(members: readonly SeedMember[]): SeedMember[] {
  const kinds = new Map(
    members.toReversed().map((member) => [`${member.role} ${member.language}`, member]),
  );
  return [...kinds.values()].slice(0, sampleCount);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

/** The message after the start: addresses, and users to sign in as. */
export function welcomeMessage(product: Product, site: string): string {
  const { ui } = product.emulators;
  const addresses = [
    ...languageCodes.map((code) => [languages[code].nativeName, `${site}/${code}`]),
    ['Mail', product.mail.origin],
    ...(ui ? [['Firestore', `${ui}/firestore`]] : []),
  ];
  const { members } = readSeedData();
  const people = someOf(members).map((member) => [
    member.username,
    member.email,
    member.password,
    `${member.role}, ${languages[member.language].nativeName}`,
  ]);
  return [
    '\nQaysari is running.\n',
    // The address comes first, because language names in Arabic script reorder a padded line.
    table(addresses.map(([name = '', address = '']) => [address, name])),
    '\nPeople to sign in as (username, e-mail, password):\n',
    table(people),
    `\nAll ${members.length} of them: emulator-data/members.yaml. Ctrl-C ends everything.\n`,
  ].join('\n');
}
