import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageProgram } from '../checks/run-program.ts';
import { repositoryRoot } from '../repository.ts';

/** The repository's own configuration, for files that need not exist. */
const eslint = new ESLint({ cwd: repositoryRoot });

async function brokenRules(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(repositoryRoot, file) });
  return [...new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

function proves(rule: string, file: string, bad: string, good: string, goodFile = file) {
  it(`refuses ${bad.trim()} in ${file}`, async () => {
    expect(await brokenRules(file, bad)).toStrictEqual([rule]);
  });
  it(`takes ${good.trim()} in ${goodFile}`, async () => {
    expect(await brokenRules(goodFile, good)).toStrictEqual([]);
  });
}

const syntax = 'no-restricted-syntax';
const jsx = (element: string) => `export const Example = () => ${element};\n`;

/** The words of each line. */
const rowsIn = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));

describe('packages', () => {
  const rule = 'no-restricted-imports';
  // Refused there, taken there; or the same, where only the place makes the difference.
  const imports = rowsIn(`
    contract/src/example.ts              fast-check                fast-check contract/src/example.test.ts
    contract/src/example.ts              node:fs                   yup
    functions/src/listing/example.ts     firebase-admin/firestore  firebase-admin/firestore functions/src/platform/example.ts
    functions/src/http/example.ts        @google-cloud/storage     firebase-functions/https
    functions/src/platform/example.ts    ../../../contract/src/shared/languages.ts @qaysari/contract/shared/languages
    web/src/features/listings/example.ts @qaysari/functions/listing @tanstack/react-query
    web/src/lib/example.ts               @qaysari/contract/listing/trades  @qaysari/contract/listing/trades functions/src/search/example.ts
    web/src/ui/example.tsx               @tanstack/react-query     @chakra-ui/react/box
    web/src/ui/example.tsx               ../lib/api/api-client.ts  ../lib/format/price.ts
    web/src/lib/example.ts               @chakra-ui/react/box      react
  `);
  for (const [file = '', bad = '', good = '', goodFile] of imports) {
    proves(rule, file, `import '${bad}';`, `import '${good}';`, goodFile);
  }
  const timestamp = `{ Timestamp } from 'firebase-admin/firestore';`;
  const listing = 'functions/src/listing/example.ts';
  proves(rule, listing, `export ${timestamp}`, `export type ${timestamp}`);
  const router = (name: string) => `import { ${name} } from 'react-router';`;
  proves(rule, 'web/src/pages/example.tsx', router('useSearchParams'), router('useNavigate'));
});

describe('directions', () => {
  const file = 'functions/src/platform/example.ts';
  const refused = [
    [`import '../index.ts';`, `import './firestore.ts';`],
    [`import type { One } from '../listing/one.ts';`, `import type { One } from './one.ts';`],
    [`export { one } from '../listing/one.ts';`, `export { one } from './one.ts';`],
    [`export * from '../listing/one.ts';`, `export * from './one.ts';`],
    [`await import('../listing/one.ts');`, `await import('./one.ts');`],
    [`import '../../../tests/support/stack.ts';`, `import '@qaysari/contract/shared/languages';`],
  ];
  for (const [bad = '', good = ''] of refused) proves('qaysari/import-zones', file, bad, good);
});

describe('environment', () => {
  const rule = 'no-restricted-properties';
  const file = 'functions/src/search/example.ts';
  const project = `export const project = process.env['GCLOUD_PROJECT'];`;
  proves(rule, file, project, project, 'functions/src/platform/example.ts');
  proves(rule, file, `export const { env } = process;`, `export const { pid } = process;`);
});

describe('fetching again after a change', () => {
  const refresh = (call: string) => `export const refresh = (client: QueryClient) => ${call};`;
  proves(
    syntax,
    'web/src/features/listings/example.ts',
    refresh('client.invalidateQueries()'),
    refresh('refetchFresh(client, {})'),
  );
});

describe('dates', () => {
  const day = (text: string) => `export const day = (at: Date) => ${text};`;
  const numeric = day('`${at.getDate()}/${at.getMonth() + 1}`');
  proves(syntax, 'web/src/ui/example.ts', numeric, day('formatDate(at.toISOString(), language)'));
});

describe('currencies', () => {
  const step = (value: string) => `export const step = (one: Currency) => ${value};\n`;
  for (const folder of ['contract/src/listing', 'functions/src/search', 'web/src/ui'])
    proves(syntax, `${folder}/example.ts`, step(`one === 'usd' ? 1 : 250`), step('steps[one]'));
});

describe('parts with a direction', () => {
  const part = (open: string, close: string) =>
    `export const part = ${open}<Menu.Root />${close};\n`;
  const good = part('<WithLocale>', '</WithLocale>');
  proves(syntax, 'web/src/ui/example.tsx', part('<Box>', '</Box>'), good);
  proves(syntax, 'web/src/ui/example.tsx', part('', ''), good);
});

describe('numbers', () => {
  const shown = (text: string) => `export const shown = (count: number) => ${text};\n`;
  const [bad, good] = [`count.toLocaleString('en-US')`, 'formatNumber(count)'].map(shown);
  for (const folder of ['contract/src/listing', 'web/src/ui'])
    proves(syntax, `${folder}/example.ts`, bad ?? '', good ?? '');
});

describe('readers of documents', () => {
  const read = (most: string) => `export const read = (all: Query) => all.limit(${most});\n`;
  const [bad, good] = ['limits', 'readCeilings'].map((most) => read(`${most}.favoritesPerMember`));
  proves(syntax, 'functions/src/listing/example.ts', bad ?? '', good ?? '');
});

describe('names of files', () => {
  const code = 'export const one = 1;\n';
  for (const name of ['utils', 'helpers', 'common', 'types', 'index']) {
    proves(syntax, `web/src/lib/${name}.ts`, code, code, 'web/src/lib/format/price.ts');
  }
  proves(syntax, 'functions/src/listing/index.ts', code, code, 'functions/src/index.ts');
  proves(syntax, 'functions/src/utils/text.ts', code, code, 'functions/src/search/text.ts');
});

describe('counts that refuse', () => {
  const file = 'functions/src/report/example.ts';
  const limit = (subject: string) =>
    `await consumeRateLimits([{ kind: 'objection', subject: ${subject}, rules }]);\n`;
  const throttle = `await countAndThrottle({ kind: 'objection', free: 60 }, address);\n`;
  proves(syntax, file, limit('address'), limit('caller.uid'));
  proves(syntax, file, limit('`${code}:${call.address}`'), throttle);
});

describe('what others may know of a person', () => {
  const file = 'functions/src/message/example.ts';
  const mail = 'functions/src/mail/example.ts';
  const read = (code: string) => `export const read = ${code};\n`;
  const taken = (name: string, module: string) =>
    `import { ${name} } from '@qaysari/contract/${module}';\n`;
  const username = read('({ username }) => ({ username })');
  proves(syntax, file, read('(user) => user.lastname'), read('(user) => presentName(user)'));
  proves(syntax, file, username, username, 'functions/src/auth/example.ts');
  proves(
    syntax,
    mail,
    taken('displayName', 'account/types'),
    taken('shownNameOf', 'account/person'),
  );
  const [other, to] = ['otherEmail', 'to'].map((key) => read(`(user) => ({ ${key}: user.email })`));
  proves(syntax, file, other ?? '', to ?? '', mail);
  const reveal = read('(user, viewer) => revealContact(user, viewer)');
  proves(syntax, 'functions/src/listing/browse/example.ts', read('({ phone }) => phone'), reveal);
});

describe('physical sides in web', () => {
  const file = 'web/src/ui/example.tsx';
  const refused = [
    ['<Box ml={2} />', '<Box ms={2} />'],
    ['<Box left="0" />', '<Box insetStart="0" />'],
    ['<Box paddingRight={{ base: 1 }} />', '<Box paddingEnd={{ base: 1 }} />'],
    ['<Box borderLeftWidth="1px" />', '<Box borderStartWidth="1px" />'],
    ['<Box borderTopRightRadius="md" />', '<Box borderStartEndRadius="md" />'],
    ['<Box textAlign="left" />', '<Box textAlign="start" />'],
    [`<Box textAlign={{ base: 'right' }} />`, `<Box textAlign={{ base: 'center' }} />`],
    ['<Box css={{ marginLeft: 1 }} />', '<Box css={{ marginInlineStart: 1 }} />'],
    [`<Box css={{ 'padding-left': 1 }} />`, `<Box css={{ 'padding-inline-start': 1 }} />`],
    [`<Box css={{ textAlign: 'left' }} />`, `<Box css={{ textAlign: 'end' }} />`],
  ];
  for (const [bad = '', good = ''] of refused) proves(syntax, file, jsx(bad), jsx(good));

  it.each([
    'export const scroll = (el: Element) => { el.scrollBy({ left: 10 }); };',
    'export const edges = (el: Element) => { const { left } = el.getBoundingClientRect(); return left; };',
    `export const keys = { ArrowLeft: -1 };`,
  ])('takes %s', async (code) => {
    expect(await brokenRules(file, code)).toStrictEqual([]);
  });
});

describe('words in the code of web', () => {
  const file = 'web/src/pages/example.tsx';
  const refused = [
    ['<p>Hello</p>', '<p>404 - {t("notFound")}</p>'],
    ['<p>مرحبا</p>', '<p>·</p>'],
    [`<p>{'Hello'}</p>`, `<p>{t('hello')}</p>`],
    ['<>{`Page ${page}`}</>', '<>{`${page} / ${pages}`}</>'],
    [`<p>{open ? 'Open' : t('closed')}</p>`, `<p>{open ? t('open') : t('closed')}</p>`],
    [`<p>{name || 'Nobody'}</p>`, `<p>{name || t('nobody')}</p>`],
    ['<img alt="A shop" />', '<img alt="" />'],
    [`<input placeholder={'Search'} />`, `<input placeholder={t('search')} />`],
    ['<nav aria-label={`Page ${page}`} />', '<nav aria-label={t(`paging.${page}`)} />'],
    [`<b title={open ? 'Open' : ''} />`, `<b className="open" role="img" />`],
  ];
  for (const [bad = '', good = ''] of refused) proves(syntax, file, jsx(bad), jsx(good));
});

describe('queries of addresses', () => {
  const file = 'web/src/features/listings/example.ts';
  const query = (name: string) => `export const shown = ${name};`;
  const url = (name: string) => `export const { ${name} } = new URL(location.href);`;
  const page = query(`pageQuery('listings', search).get('page')`);
  proves(syntax, file, query(`new URLSearchParams(search).get('x')`), page);
  const made = query('new URLSearchParams({ page })');
  proves(syntax, file, query('new URLSearchParams(location.search)'), made);
  proves(syntax, file, url('searchParams'), url('search'));
});

describe('tests', () => {
  const file = 'tests/api/example.test.ts';
  const promise = (call: string) => `await new Promise((done) => ${call});`;
  proves(syntax, file, `it.only('works', check);`, `it.each([1])('works', check);`);
  proves(syntax, file, `await page.waitForTimeout(100);`, `await page.waitForURL('/ar');`);
  proves(syntax, file, promise('setTimeout(done, 100)'), promise('server.close(done)'));
});

/** What oxlint finds, in one run over files with these contents; by file. */
function oxlintFindings(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const root = mkdtempSync(join(tmpdir(), 'oxlint-'));
  try {
    for (const name of ['oxlint.config.ts', 'tsconfig.base.json', 'package.json']) {
      copyFileSync(join(repositoryRoot, name), join(root, name));
    }
    symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
    const compilerOptions = { jsx: 'react-jsx', lib: ['es2024', 'dom'] };
    const project = { extends: './tsconfig.base.json', compilerOptions };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(project));
    for (const [file, code] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), code);
    }
    const args = [packageProgram('oxlint'), '--format', 'json', ...files.keys()];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const report = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    const found = Map.groupBy(report.diagnostics, ({ filename }) => filename);
    return new Map([...found].map(([file, list]) => [file, list.map(({ code }) => code)]));
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('oxlint', () => {
  const work = 'export async function work(): Promise<void> { await Promise.resolve(); }\n';
  const long = Array.from({ length: 221 }, (_, i) => `export const n${i} = 0;`).join('\n');
  const steps = Array.from({ length: 80 }, () => '  step(1);').join('\n');
  const longFunction = `export function example(step: (n: number) => void) {\n${steps}\n}\n`;
  const hooks = `import { useEffect, useState } from 'react';\n`;
  const tools = 'tools/src/example.ts';
  const web = 'web/src/ui/example.tsx';
  /** The rule, the file, what is refused and taken in it, and where the place makes the difference. */
  const cases: [string, string, string, string, string?][] = [
    [
      'eslint(no-console)',
      'functions/src/platform/example.ts',
      `console.log(1);`,
      `console.log(1);`,
      'functions/src/platform/log.ts',
    ],
    [
      'eslint(no-console)',
      'web/src/lib/example.ts',
      `console.error(1);`,
      `console.error(1);`,
      tools,
    ],
    [
      'import(no-default-export)',
      'web/src/pages/example.ts',
      'export default 1;',
      'export default 1;',
      'web/vite.config.ts',
    ],
    [
      'eslint(max-lines)',
      'web/src/lib/example.ts',
      long,
      long,
      'contract/src/listing/catalogue.ts',
    ],
    [
      'eslint(max-lines-per-function)',
      'web/src/lib/example.ts',
      longFunction,
      longFunction,
      'web/src/lib/example.test.ts',
    ],
    [
      'typescript(no-floating-promises)',
      'tools/src/example.test.ts',
      `${work}work();`,
      `${work}await work();`,
    ],
  ];
  /** By rule, what is refused and taken. */
  const inTools: Record<string, [string, string]> = {
    'eslint(no-param-reassign)': [
      'export function next(n: number): number { n += 1; return n; }',
      'export function next(n: number): number { return n + 1; }',
    ],
    'typescript(no-floating-promises)': [`${work}work();`, `${work}await work();`],
    'typescript(no-misused-promises)': [
      `${work}setTimeout(work, 1);`,
      `${work}setTimeout(() => void work(), 1);`,
    ],
    'typescript(no-explicit-any)': [
      'export function same(value: any): void { String(value); }',
      'export function same(value: unknown): void { String(value); }',
    ],
    'typescript(no-unsafe-assignment)': [
      `export const one: { n: number } = JSON.parse('{}');`,
      `export const one = JSON.parse('{}') as { n: number };`,
    ],
    'typescript(no-unnecessary-condition)': [
      'export const show = (text: { t: string }) => text?.t;',
      'export const show = (text?: { t: string }) => text?.t;',
    ],
    'typescript(prefer-optional-chain)': [
      'export const show = (text?: { t: string }) => text && text.t;',
      'export const show = (text?: { t: string }) => text?.t;',
    ],
    'typescript(switch-exhaustiveness-check)': [
      `export function f(n: 'a' | 'b') { switch (n) { case 'a': return 1; } return 2; }`,
      `export function f(n: 'a' | 'b') { switch (n) { case 'a': return 1; case 'b': return 2; } }`,
    ],
    'typescript(restrict-template-expressions)': [
      'export const text = (list: number[]) => `${list}`;',
      'export const text = (list: number[]) => `${list.length}`;',
    ],
    'typescript(no-deprecated)': [
      `export const end = 'text'.substr(1);`,
      `export const end = 'text'.slice(1);`,
    ],
    'typescript(consistent-type-imports)': [
      `import { Stats } from 'node:fs';\nexport const none: Stats | null = null;`,
      `import type { Stats } from 'node:fs';\nexport const none: Stats | null = null;`,
    ],
  };
  const inWeb: Record<string, [string, string]> = {
    'react-hooks(rules-of-hooks)': [
      `${hooks}export function useOne(on: boolean) { if (on) useState(1); useEffect(() => undefined, []); }`,
      `${hooks}export function useOne() { useState(1); useEffect(() => undefined, []); }`,
    ],
    'react-hooks(exhaustive-deps)': [
      `${hooks}export function useOne(n: number) { useState(1); useEffect(() => { document.title = String(n); }, []); }`,
      `${hooks}export function useOne(n: number) { useState(1); useEffect(() => { document.title = String(n); }, [n]); }`,
    ],
    'react(purity)': [
      'export function Now() { return <p>{Date.now()}</p>; }',
      'export function Now({ now }: { now: number }) { return <p>{now}</p>; }',
    ],
    'react(set-state-in-effect)': [
      `${hooks}export function useOne() { const [n, set] = useState(1); useEffect(() => { set(2); }, []); return n; }`,
      `${hooks}export function useOne() { const [n, set] = useState(1); useEffect(() => { setTimeout(() => { set(2); }); }, []); return n; }`,
    ],
  };
  for (const [rule, codes] of Object.entries(inTools)) cases.push([rule, tools, ...codes]);
  for (const [rule, codes] of Object.entries(inWeb)) cases.push([rule, web, ...codes]);

  const files = new Map<string, string>();
  const samples = cases.map(([rule, file, bad, good, goodFile = file], index) => {
    const badPath = file.replace('example', `bad-${index}`);
    const goodPath = goodFile.replace('example', `good-${index}`);
    files.set(badPath, bad).set(goodPath, good);
    return { rule, badPath, goodPath };
  });
  let found = new Map<string, string[]>();

  // A program reads the types of the whole project: on a busy machine longer than a hook may take.
  beforeAll(() => {
    found = oxlintFindings(files);
  }, 60_000);

  it.each(samples)('knows $rule, in $badPath', ({ rule, badPath, goodPath }) => {
    expect([...new Set(found.get(badPath))]).toStrictEqual([rule]);
    expect(found.get(goodPath) ?? []).toStrictEqual([]);
  });
});
