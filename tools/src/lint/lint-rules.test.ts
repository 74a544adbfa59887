import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it, vi } from 'vitest';

// The first file with types has the compiler read the whole workspace.
vi.setConfig({ testTimeout: 60_000 });

const cwd = join(import.meta.dirname, '../../..');

/** The repository's own configuration, for files that need not exist: without the rules that ask for types. */
const eslintWithoutTypes = new ESLint({
  cwd,
  overrideConfig: [tseslint.configs.disableTypeChecked],
});
const eslintWithTypes = new ESLint({ cwd });

async function brokenRules(eslint: ESLint, filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(cwd, filePath) });
  return [...new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

interface Case {
  rule: string;
  file: string;
  bad: string;
  good: string;
  /** Where the good twin stands, when the place makes the difference. */
  goodFile?: string;
}

function proves({ rule, file, bad, good, goodFile = file }: Case, eslint = eslintWithoutTypes) {
  it(`refuses ${bad.trim()} in ${file}`, async () => {
    expect(await brokenRules(eslint, file, bad)).toStrictEqual([rule]);
  });
  it(`takes ${good.trim()} in ${goodFile}`, async () => {
    expect(await brokenRules(eslint, goodFile, good)).toStrictEqual([]);
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
    bad: `import '../../../contract/src/languages.ts';`,
    good: `import '@qaysari/contract/languages';`,
  });
  proves({
    rule,
    file: 'web/src/features/listings/example.ts',
    bad: `import '@qaysari/functions/listing';`,
    good: `import '@tanstack/react-query';`,
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
    file: 'web/src/lib/example.ts',
    bad: `import '@chakra-ui/react/box';`,
    good: `import 'react';`,
  });
});

describe('directions', () => {
  proves({
    rule: 'import-x/no-restricted-paths',
    file: 'functions/src/platform/example.ts',
    bad: `import '../index.ts';`,
    good: `import './firestore.ts';`,
  });
});

describe('environment and console', () => {
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
  proves({
    rule: 'no-console',
    file: 'functions/src/platform/example.ts',
    bad: `console.log(1);`,
    good: `console.log(1);`,
    goodFile: 'functions/src/platform/log.ts',
  });
  proves({
    rule: 'no-console',
    file: 'web/src/lib/example.ts',
    bad: `console.error(1);`,
    good: `console.error(1);`,
    goodFile: 'tools/src/commands/example.ts',
  });
});

describe('names and shapes of files', () => {
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
  proves({
    rule: 'import-x/no-default-export',
    file: 'web/src/pages/example.ts',
    bad: 'export default 1;',
    good: 'export default 1;',
    goodFile: 'web/vite.config.ts',
  });

  it('refuses a file over 220 lines, except lists of data', async () => {
    const long = Array.from({ length: 221 }, (_, i) => `export const n${String(i)} = 0;`).join(
      '\n',
    );
    expect(await brokenRules(eslintWithoutTypes, 'web/src/lib/example.ts', long)).toStrictEqual([
      'max-lines',
    ]);
    expect(await brokenRules(eslintWithoutTypes, 'contract/src/catalogue.ts', long)).toStrictEqual(
      [],
    );
  });

  it('refuses a function over 80 lines, except in tests', async () => {
    const body = Array.from({ length: 80 }, () => '  step(1);').join('\n');
    const long = `export function example(step: (n: number) => void) {\n${body}\n}\n`;
    expect(await brokenRules(eslintWithoutTypes, 'web/src/lib/example.ts', long)).toStrictEqual([
      'max-lines-per-function',
    ]);
    expect(
      await brokenRules(eslintWithoutTypes, 'web/src/lib/example.test.ts', long),
    ).toStrictEqual([]);
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
    expect(await brokenRules(eslintWithoutTypes, file, code)).toStrictEqual([]);
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

describe('with types', () => {
  const file = 'tools/src/lint/import-zones.ts';
  const work = 'export async function work(): Promise<void> { await Promise.resolve(); }\n';
  const typed: Case[] = [
    {
      rule: '@typescript-eslint/no-floating-promises',
      file,
      bad: `${work}work();`,
      good: `${work}await work();`,
    },
    {
      rule: '@typescript-eslint/no-floating-promises',
      file: 'tools/src/lint/import-zones.test.ts',
      bad: `${work}work();`,
      good: `${work}await work();`,
    },
    {
      rule: '@typescript-eslint/no-explicit-any',
      file,
      bad: 'export function same(value: any): void { String(value); }',
      good: 'export function same(value: unknown): void { String(value); }',
    },
    {
      rule: '@typescript-eslint/consistent-type-imports',
      file,
      bad: `import { Stats } from 'node:fs';\nexport const none: Stats | null = null;`,
      good: `import type { Stats } from 'node:fs';\nexport const none: Stats | null = null;`,
    },
  ];
  for (const one of typed) proves(one, eslintWithTypes);
});
