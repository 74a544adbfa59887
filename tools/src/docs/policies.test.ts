import { createHash } from 'node:crypto';
import { termsDate } from '@qaysari/contract/account/terms';
import { policies, policyDates, policyHashes, type Policy } from '@qaysari/contract/policies';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { describe, expect, it } from 'vitest';
import { mailKinds } from '../../../functions/src/mail/record.ts';
import { allCollections } from '../../../functions/src/platform/collections.ts';
import { readJson, readText } from '../repository.ts';
import { deviceKeysOf, reachesStorage, storingFiles, storingSources } from './device-keys.ts';
import { rowsOf } from './markdown.ts';
import { addressingSources, hostsIn, hostsOfPages, settingNames } from './service-hosts.ts';
import { parseSource } from './sources.ts';

interface Texts {
  readonly [name: string]: string | Texts;
}

const texts = Object.fromEntries(
  languageCodes.map((code) => [code, readJson(`locales/${code}/pages.json`) as Texts]),
);

const page = readText('docs/specification/policies.md');

/** The rows of a section such as `O2`. */
const rowsIn = (section: string) =>
  rowsOf(page.split(/^## /m).find((part) => part.startsWith(`${section}. `)) ?? '');

/** The text or texts that `privacy:times` or `cookies:tab.views` names, as JSON; undefined for none. */
function sectionText(name: string, language: string): string | undefined {
  const [policy = '', path = ''] = name.split(':');
  const own = texts[language]?.[policy] as Texts;
  const paths = [path, `sections.${path}`, `groups.${path}`];
  const found = paths
    .map((each) =>
      each
        .split('.')
        .reduce<string | Texts | undefined>((at, part) => (at as Texts | undefined)?.[part], own),
    )
    .find((each) => each !== undefined);
  return found === undefined ? undefined : JSON.stringify(found);
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Names in the first column of a table; a cell may have several. */
const namedIn = (rows: string[][]) => rows.flatMap(([names = '']) => names.split(', '));

const isSetting = ([name = '']: string[]) => /^[A-Z]/.test(name);

const lists: [what: string, listed: string[], inCode: () => string[]][] = [
  ['collections', namedIn(rowsIn('O2')), () => allCollections().map(([name]) => name)],
  ['keys on the device', namedIn(rowsIn('O3')), () => storingSources().flatMap(deviceKeysOf)],
  ['mails', namedIn(rowsIn('O4')), () => [...mailKinds]],
  [
    'hosts',
    namedIn(rowsIn('O5').filter((row) => !isSetting(row))),
    () => [...hostsOfPages(), ...addressingSources().flatMap(hostsIn)],
  ],
  ['settings', namedIn(rowsIn('O5').filter(isSetting)), settingNames],
];

it.each(lists)('every policy is asked about all %s, and no other', (_what, listed, inCode) => {
  expect(sorted(listed)).toEqual(sorted(inCode()));
  expect(listed).toHaveLength(new Set(listed).size);
});

it('the table names sections that exist', () => {
  const named = [
    ...rowsIn('O1').map(([section = '']) => section),
    ...['O2', 'O3', 'O4', 'O5'].flatMap(rowsIn).map(([, section = '']) => section),
  ].filter((section) => !section.startsWith('nobody: '));
  expect(named.filter((section) => sectionText(section, 'en') === undefined)).toEqual([]);
});

describe.each(languageCodes)('in %s', (language) => {
  const promised = rowsIn('O1').flatMap(([section = '', , keptBy = '']) =>
    [...keptBy.matchAll(/^limits\.(\w+)$/g)].map(([, name = '']) => [section, name] as const),
  );

  it.each(promised)('%s says what limits.%s is', (section, name) => {
    const number = limits[name as keyof typeof limits];
    expect(sectionText(section, language)).toMatch(
      new RegExp(`(?<!\\d)${JSON.stringify(number)}(?!\\d)`),
    );
  });
});

describe('only files that are known store something on the device', () => {
  it('themselves', () => {
    const others = storingSources().filter(
      (source) => reachesStorage(source) && !storingFiles.includes(source.file),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['a text', "writeItem('localStorage', 'newKey', 'x');", ['newKey']],
    ['a constant', "const key = 'newKey';\nreadJson('sessionStorage', key);", ['newKey']],
    ['the beginning of a key', "const p = 'new:';\nreadItem('localStorage', p + id);", ['new:*']],
    ['a cookie', "writeCookie('newKey', 'x');", ['newKey']],
    ['a database', "createStore('newKey', 'values');", ['newKey']],
    ['a value', "sessionStorageValue<'a'>('newKey', ['a']);", ['newKey']],
    ['a removal', "removeItems('localStorage', 'newKey');", []],
  ])('deviceKeysOf finds %s', (_what, code, keys) => {
    expect(deviceKeysOf(parseSource('web/src/x.ts', code))).toEqual(keys);
  });

  it('deviceKeysOf rejects a key from another file', () => {
    const source = parseSource('web/src/x.ts', "writeItem('localStorage', keys.mine, 'x');");
    expect(() => deviceKeysOf(source)).toThrow('web/src/x.ts: write the key in this file');
  });

  it.each([
    ["localStorage.setItem('a', 'b')", true],
    ["document.cookie = 'a=b'", true],
    ['window.caches.open(name)', true],
    ["readItem('localStorage', 'a') // localStorage", false],
  ])('reachesStorage: %s: %s', (code, isFound) => {
    expect(reachesStorage(parseSource('web/src/x.ts', code))).toBe(isFound);
  });
});

it.each([
  ["fetch('https://api.new.example/v1')", ['api.new.example']],
  ['`https://api.new.example/${id}`', ['api.new.example']],
  ['/^api\\.new\\.com$/', ['api.new.com']],
  ["// https://read.example\nf('a')", []],
])('hostsIn finds the hosts of %s', (code, hosts) => {
  expect(hostsIn(parseSource('web/src/x.ts', code))).toEqual(hosts);
});

/** Of the texts of a policy in all languages. */
function hashOf(policy: Policy): string {
  const own = languageCodes.map((code) => texts[code]?.[policy]);
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16);
}

describe.each(policies)('the date of %s', (policy) => {
  it('is that of its texts', () => {
    const help = `The texts have changed: set policyDates.${policy} to today, and its hash`;
    expect(policyHashes[policy], help).toBe(hashOf(policy));
  });

  it('is a day', () => {
    expect(new Date(policyDates[policy]).toISOString().slice(0, 10)).toBe(policyDates[policy]);
  });
});

it('members accept no terms that are newer than their text', () => {
  expect(termsDate <= policyDates.terms).toBe(true);
});
