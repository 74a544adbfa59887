import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageProgram } from '../checks/run-program.ts';
import { repositoryRoot } from '../repository.ts';

interface Case {
  rule: string;
  file: string;
  bad: string;
  good: string;
  /** Where the good twin stands, when the place makes the difference. */
  goodFile?: string;
}

/** The repository's own configuration, for files that need not exist. */
const eslint = new ESLint({ cwd: repositoryRoot });

async function brokenRules(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(repositoryRoot, file) });
  return [...new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

function proves({ rule, file, bad, good, goodFile = file }: Case) {
  it(`refuses ${bad.trim()} in ${file}`, async () => {
    expect(await brokenRules(file, bad)).toStrictEqual([rule]);
  });
  it(`takes ${good.trim()} in ${goodFile}`, async () => {
    expect(await brokenRules(goodFile, good)).toStrictEqual([]);
  });
}

const jsx = (element: string) => `export const Example = () => ${element};\n`;

describe('packages', () => {
  const rule = 'no-restricted-imports';
  proves({
    rule,
    file: 'contract/src/example.ts',
    bad: `import 'fast-check';`,
    good: `import 'fast-check';`,
    goodFile: 'contract/src/example.test.ts',
  });
  proves({
    rule,
    file: 'contract/src/example.ts',
    bad: `import 'node:fs';`,
    good: `import 'yup';`,
  });
  proves({
    rule,
    file: 'functions/src/listing/example.ts',
    bad: `import 'firebase-admin/firestore';`,
    good: `import 'firebase-admin/firestore';`,
    goodFile: 'functions/src/platform/example.ts',
  });
  proves({
    rule,
    file: 'functions/src/http/example.ts',
    bad: `import '@google-cloud/storage';`,
    good: `import 'firebase-functions/https';`,
  });
  proves({
    rule,
    file: 'functions/src/listing/example.ts',
    bad: `export { Timestamp } from 'firebase-admin/firestore';`,
    good: `export type { Timestamp } from 'firebase-admin/firestore';`,
  });
  proves({
    rule,
    file: 'functions/src/platform/example.ts',
    bad: `import '../../../contract/src/shared/languages.ts';`,
    good: `import '@qaysari/contract/shared/languages';`,
  });
  proves({
    rule,
    file: 'web/src/features/listings/example.ts',
    bad: `import '@qaysari/functions/listing';`,
    good: `import '@tanstack/react-query';`,
  });
  proves({
    rule,
    file: 'web/src/lib/example.ts',
    bad: `import '@qaysari/contract/listing/trades';`,
    good: `import '@qaysari/contract/listing/trades';`,
    goodFile: 'functions/src/search/example.ts',
  });
  proves({
    rule,
    file: 'web/src/ui/example.tsx',
    bad: `import '@tanstack/react-query';`,
    good: `import '@chakra-ui/react/box';`,
  });
  proves({
    rule,
    file: 'web/src/ui/example.tsx',
    bad: `import '../lib/api/api-client.ts';`,
    good: `import '../lib/format/price.ts';`,
  });
  proves({
    rule,
    file: 'web/src/pages/example.tsx',
    bad: `import { useSearchParams } from 'react-router';`,
    good: `import { useNavigate } from 'react-router';`,
  });
  proves({
    rule,
    file: 'web/src/lib/example.ts',
    bad: `import '@chakra-ui/react/box';`,
    good: `import 'react';`,
  });
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
  for (const [bad = '', good = ''] of refused) {
    proves({ rule: 'qaysari/import-zones', file, bad, good });
  }
});

describe('environment', () => {
  proves({
    rule: 'no-restricted-properties',
    file: 'functions/src/search/example.ts',
    bad: `export const project = process.env['GCLOUD_PROJECT'];`,
    good: `export const project = process.env['GCLOUD_PROJECT'];`,
    goodFile: 'functions/src/platform/example.ts',
  });
  proves({
    rule: 'no-restricted-properties',
    file: 'functions/src/search/example.ts',
    bad: `export const { env } = process;`,
    good: `export const { pid } = process;`,
  });
});

describe('names of files', () => {
  const code = 'export const one = 1;\n';
  const rule = 'no-restricted-syntax';
  for (const name of ['utils', 'helpers', 'common', 'types', 'index']) {
    proves({
      rule,
      file: `web/src/lib/${name}.ts`,
      bad: code,
      good: code,
      goodFile: 'web/src/lib/format/price.ts',
    });
  }
  proves({
    rule,
    file: 'functions/src/listing/index.ts',
    bad: code,
    good: code,
    goodFile: 'functions/src/index.ts',
  });
  proves({
    rule,
    file: 'functions/src/utils/text.ts',
    bad: code,
    good: code,
    goodFile: 'functions/src/search/text.ts',
  });
});

describe('counts that refuse', () => {
  const limit = (subject: string) =>
    `await consumeRateLimits([{ kind: 'objection', subject: ${subject}, rules }]);\n`;
  proves({
    rule: 'no-restricted-syntax',
    file: 'functions/src/report/example.ts',
    bad: limit('address'),
    good: limit('caller.uid'),
  });
  proves({
    rule: 'no-restricted-syntax',
    file: 'functions/src/report/example.ts',
    bad: limit('`${code}:${call.address}`'),
    good: `await takePace({ kind: 'objection', free: 60 }, address);\n`,
  });
});

describe('what others may know of a person', () => {
  const rule = 'no-restricted-syntax';
  const file = 'functions/src/message/example.ts';
  const read = 'export const read = ';
  proves({
    rule,
    file,
    bad: `${read}(user) => user.lastname;\n`,
    good: `${read}(user) => presentName(user);\n`,
  });
  proves({
    rule,
    file,
    bad: `${read}({ username }) => ({ username });\n`,
    good: `${read}({ username }) => ({ username });\n`,
    goodFile: 'functions/src/auth/example.ts',
  });
  proves({
    rule,
    file: 'functions/src/mail/example.ts',
    bad: `import { displayName } from '@qaysari/contract/account/types';\n`,
    good: `import { shownNameOf } from '@qaysari/contract/account/person';\n`,
  });
  proves({
    rule,
    file,
    bad: `${read}(user) => ({ otherEmail: user.email });\n`,
    good: `${read}(user) => ({ to: user.email });\n`,
    goodFile: 'functions/src/mail/example.ts',
  });
  proves({
    rule,
    file: 'functions/src/listing/browse/example.ts',
    bad: `${read}({ phone }) => phone;\n`,
    good: `${read}(user, viewer) => revealContact(user, viewer);\n`,
  });
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
  for (const [bad = '', good = ''] of refused) {
    proves({ rule: 'no-restricted-syntax', file, bad: jsx(bad), good: jsx(good) });
  }

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
  for (const [bad = '', good = ''] of refused) {
    proves({ rule: 'no-restricted-syntax', file, bad: jsx(bad), good: jsx(good) });
  }
});

describe('queries of addresses', () => {
  const file = 'web/src/features/listings/example.ts';
  const refused = [
    [
      `export const shown = new URLSearchParams(search).get('x');`,
      `export const shown = pageQuery('listings', search).get('page');`,
    ],
    [
      `export const shown = new URLSearchParams(location.search);`,
      `export const shown = new URLSearchParams({ page });`,
    ],
    [
      `export const { searchParams } = new URL(location.href);`,
      `export const { search } = new URL(location.href);`,
    ],
  ];
  for (const [bad = '', good = ''] of refused) {
    proves({ rule: 'no-restricted-syntax', file, bad, good });
  }
});

describe('tests', () => {
  const file = 'tests/api/example.test.ts';
  proves({
    rule: 'no-restricted-syntax',
    file,
    bad: `it.only('works', check);`,
    good: `it.each([1])('works', check);`,
  });
  proves({
    rule: 'no-restricted-syntax',
    file,
    bad: `await page.waitForTimeout(100);`,
    good: `await page.waitForURL('/ar');`,
  });
  proves({
    rule: 'no-restricted-syntax',
    file,
    bad: `await new Promise((done) => setTimeout(done, 100));`,
    good: `await new Promise((done) => server.close(done));`,
  });
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
  const cases: Case[] = [
    {
      rule: 'eslint(no-console)',
      file: 'functions/src/platform/example.ts',
      bad: `console.log(1);`,
      good: `console.log(1);`,
      goodFile: 'functions/src/platform/log.ts',
    },
    {
      rule: 'eslint(no-console)',
      file: 'web/src/lib/example.ts',
      bad: `console.error(1);`,
      good: `console.error(1);`,
      goodFile: tools,
    },
    {
      rule: 'import(no-default-export)',
      file: 'web/src/pages/example.ts',
      bad: 'export default 1;',
      good: 'export default 1;',
      goodFile: 'web/vite.config.ts',
    },
    {
      rule: 'eslint(max-lines)',
      file: 'web/src/lib/example.ts',
      bad: long,
      good: long,
      goodFile: 'contract/src/listing/catalogue.ts',
    },
    {
      rule: 'eslint(max-lines-per-function)',
      file: 'web/src/lib/example.ts',
      bad: longFunction,
      good: longFunction,
      goodFile: 'web/src/lib/example.test.ts',
    },
    {
      rule: 'eslint(no-param-reassign)',
      file: tools,
      bad: 'export function next(n: number): number { n += 1; return n; }',
      good: 'export function next(n: number): number { return n + 1; }',
    },
    {
      rule: 'typescript(no-floating-promises)',
      file: tools,
      bad: `${work}work();`,
      good: `${work}await work();`,
    },
    {
      rule: 'typescript(no-floating-promises)',
      file: 'tools/src/example.test.ts',
      bad: `${work}work();`,
      good: `${work}await work();`,
    },
    {
      rule: 'typescript(no-misused-promises)',
      file: tools,
      bad: `${work}setTimeout(work, 1);`,
      good: `${work}setTimeout(() => void work(), 1);`,
    },
    {
      rule: 'typescript(no-explicit-any)',
      file: tools,
      bad: 'export function same(value: any): void { String(value); }',
      good: 'export function same(value: unknown): void { String(value); }',
    },
    {
      rule: 'typescript(no-unsafe-assignment)',
      file: tools,
      bad: `export const one: { n: number } = JSON.parse('{}');`,
      good: `export const one = JSON.parse('{}') as { n: number };`,
    },
    {
      rule: 'typescript(no-unnecessary-condition)',
      file: tools,
      bad: 'export const show = (text: { t: string }) => text?.t;',
      good: 'export const show = (text?: { t: string }) => text?.t;',
    },
    {
      rule: 'typescript(prefer-optional-chain)',
      file: tools,
      bad: 'export const show = (text?: { t: string }) => text && text.t;',
      good: 'export const show = (text?: { t: string }) => text?.t;',
    },
    {
      rule: 'typescript(switch-exhaustiveness-check)',
      file: tools,
      bad: `export function f(n: 'a' | 'b') { switch (n) { case 'a': return 1; } return 2; }`,
      good: `export function f(n: 'a' | 'b') { switch (n) { case 'a': return 1; case 'b': return 2; } }`,
    },
    {
      rule: 'typescript(restrict-template-expressions)',
      file: tools,
      bad: 'export const text = (list: number[]) => `${list}`;',
      good: 'export const text = (list: number[]) => `${list.length}`;',
    },
    {
      rule: 'typescript(no-deprecated)',
      file: tools,
      bad: `export const end = 'text'.substr(1);`,
      good: `export const end = 'text'.slice(1);`,
    },
    {
      rule: 'typescript(consistent-type-imports)',
      file: tools,
      bad: `import { Stats } from 'node:fs';\nexport const none: Stats | null = null;`,
      good: `import type { Stats } from 'node:fs';\nexport const none: Stats | null = null;`,
    },
    {
      rule: 'react-hooks(rules-of-hooks)',
      file: web,
      bad: `${hooks}export function useOne(on: boolean) { if (on) useState(1); useEffect(() => undefined, []); }`,
      good: `${hooks}export function useOne() { useState(1); useEffect(() => undefined, []); }`,
    },
    {
      rule: 'react-hooks(exhaustive-deps)',
      file: web,
      bad: `${hooks}export function useOne(n: number) { useState(1); useEffect(() => { document.title = String(n); }, []); }`,
      good: `${hooks}export function useOne(n: number) { useState(1); useEffect(() => { document.title = String(n); }, [n]); }`,
    },
    {
      rule: 'react(purity)',
      file: web,
      bad: 'export function Now() { return <p>{Date.now()}</p>; }',
      good: 'export function Now({ now }: { now: number }) { return <p>{now}</p>; }',
    },
    {
      rule: 'react(set-state-in-effect)',
      file: web,
      bad: `${hooks}export function useOne() { const [n, set] = useState(1); useEffect(() => { set(2); }, []); return n; }`,
      good: `${hooks}export function useOne() { const [n, set] = useState(1); useEffect(() => { setTimeout(() => { set(2); }); }, []); return n; }`,
    },
  ];

  const files = new Map<string, string>();
  const samples = cases.map(({ rule, file, bad, good, goodFile = file }, index) => {
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
