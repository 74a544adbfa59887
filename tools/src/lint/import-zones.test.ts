import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldersIn, importZones, webEntities, webLayers, webTesting } from './import-zones.ts';

const repository = join(import.meta.dirname, '../../..');

const sampleFiles = [
  'contract/src/listing-entity.ts',
  'functions/src/index.ts',
  'functions/src/http/router.ts',
  'functions/src/triggers/on-listing.ts',
  'functions/src/listing/read.ts',
  'functions/src/listing/store.ts',
  'functions/src/user/read.ts',
  'functions/src/platform/firestore.ts',
  'locales/en/errors.json',
  'tests/support/stack.ts',
  'tools/src/repository.ts',
  'web/src/main.tsx',
  'web/src/app/router.tsx',
  'web/src/pages/home.tsx',
  'web/src/features/listings/api.ts',
  'web/src/features/listings/card.tsx',
  'web/src/features/messages/inbox.tsx',
  'web/src/entities/listing/card.tsx',
  'web/src/entities/person/session.ts',
  'web/src/ui/button.tsx',
  'web/src/lib/format.ts',
  'web/src/i18n/i18n.ts',
  'web/src/theme/system.ts',
  'web/src/testing/render-app.tsx',
];

let sample: string;
let eslint: ESLint;

beforeAll(() => {
  sample = mkdtempSync(join(tmpdir(), 'sample-'));
  for (const file of sampleFiles) {
    mkdirSync(dirname(join(sample, file)), { recursive: true });
    writeFileSync(join(sample, file), '');
  }
  eslint = new ESLint({
    cwd: sample,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { 'import-x': importX },
      settings: { 'import-x/resolver-next': [createNodeResolver()] },
      rules: {
        'import-x/no-restricted-paths': ['error', { basePath: sample, zones: importZones(sample) }],
      },
    },
  });
});

afterAll(() => {
  rmSync(sample, { recursive: true });
});

/** Whether the zones let one file import another. */
async function mayImport(from: string, to: string): Promise<boolean> {
  const path = relative(dirname(from), to);
  const specifier = path.startsWith('.') ? path : `./${path}`;
  const [result] = await eslint.lintText(`import '${specifier}';`, {
    filePath: join(sample, from),
  });
  const broken = result?.messages.map(({ ruleId }) => ruleId) ?? [];
  expect(broken.filter((ruleId) => ruleId !== 'import-x/no-restricted-paths')).toStrictEqual([]);
  return broken.length === 0;
}

describe('between workspaces', () => {
  it.each([
    ['contract/src/listing-entity.ts', 'functions/src/listing/store.ts'],
    ['contract/src/listing-entity.ts', 'web/src/lib/format.ts'],
    ['contract/src/listing-entity.ts', 'locales/en/errors.json'],
    ['functions/src/platform/firestore.ts', 'web/src/lib/format.ts'],
    ['functions/src/index.ts', 'tools/src/repository.ts'],
    ['web/src/lib/format.ts', 'functions/src/listing/store.ts'],
    ['web/src/main.tsx', 'tests/support/stack.ts'],
  ])('%s may not import %s', async (from, to) => {
    expect(await mayImport(from, to)).toBe(false);
  });

  it.each([
    ['functions/src/listing/read.ts', 'contract/src/listing-entity.ts'],
    ['functions/src/platform/firestore.ts', 'locales/en/errors.json'],
    ['web/src/lib/format.ts', 'contract/src/listing-entity.ts'],
    ['tests/support/stack.ts', 'tools/src/repository.ts'],
  ])('%s may import %s', async (from, to) => {
    expect(await mayImport(from, to)).toBe(true);
  });
});

describe('in functions', () => {
  it.each([
    ['functions/src/platform/firestore.ts', 'functions/src/listing/store.ts'],
    ['functions/src/platform/firestore.ts', 'functions/src/http/router.ts'],
    ['functions/src/listing/read.ts', 'functions/src/http/router.ts'],
    ['functions/src/listing/read.ts', 'functions/src/triggers/on-listing.ts'],
    ['functions/src/http/router.ts', 'functions/src/index.ts'],
    ['functions/src/user/read.ts', 'functions/src/listing/read.ts'],
  ])('%s may not import %s', async (from, to) => {
    expect(await mayImport(from, to)).toBe(false);
  });

  it.each([
    ['functions/src/index.ts', 'functions/src/http/router.ts'],
    ['functions/src/index.ts', 'functions/src/triggers/on-listing.ts'],
    ['functions/src/http/router.ts', 'functions/src/listing/read.ts'],
    ['functions/src/triggers/on-listing.ts', 'functions/src/listing/read.ts'],
    ['functions/src/listing/read.ts', 'functions/src/listing/store.ts'],
    ['functions/src/listing/store.ts', 'functions/src/platform/firestore.ts'],
    ['functions/src/user/read.ts', 'functions/src/listing/store.ts'],
  ])('%s may import %s', async (from, to) => {
    expect(await mayImport(from, to)).toBe(true);
  });
});

describe('in web', () => {
  it.each([
    ['web/src/app/router.tsx', 'web/src/main.tsx'],
    ['web/src/pages/home.tsx', 'web/src/app/router.tsx'],
    ['web/src/features/listings/card.tsx', 'web/src/pages/home.tsx'],
    ['web/src/features/listings/card.tsx', 'web/src/features/messages/inbox.tsx'],
    ['web/src/entities/listing/card.tsx', 'web/src/features/listings/api.ts'],
    ['web/src/entities/person/session.ts', 'web/src/entities/listing/card.tsx'],
    ['web/src/ui/button.tsx', 'web/src/entities/listing/card.tsx'],
    ['web/src/ui/button.tsx', 'web/src/features/listings/api.ts'],
    ['web/src/lib/format.ts', 'web/src/ui/button.tsx'],
    ['web/src/i18n/i18n.ts', 'web/src/app/router.tsx'],
    ['web/src/theme/system.ts', 'web/src/ui/button.tsx'],
    ['web/src/ui/button.tsx', 'web/src/testing/render-app.tsx'],
  ])('%s may not import %s', async (from, to) => {
    expect(await mayImport(from, to)).toBe(false);
  });

  it.each([
    ['web/src/main.tsx', 'web/src/app/router.tsx'],
    ['web/src/app/router.tsx', 'web/src/pages/home.tsx'],
    ['web/src/pages/home.tsx', 'web/src/features/listings/card.tsx'],
    ['web/src/pages/home.tsx', 'web/src/ui/button.tsx'],
    ['web/src/features/listings/card.tsx', 'web/src/features/listings/api.ts'],
    ['web/src/features/listings/card.tsx', 'web/src/entities/listing/card.tsx'],
    ['web/src/features/listings/card.tsx', 'web/src/ui/button.tsx'],
    ['web/src/entities/listing/card.tsx', 'web/src/entities/person/session.ts'],
    ['web/src/entities/listing/card.tsx', 'web/src/ui/button.tsx'],
    ['web/src/ui/button.tsx', 'web/src/lib/format.ts'],
    ['web/src/lib/format.ts', 'web/src/i18n/i18n.ts'],
    ['web/src/ui/button.test.tsx', 'web/src/testing/render-app.tsx'],
    ['web/src/testing/render-app.tsx', 'web/src/ui/button.tsx'],
  ])('%s may import %s', async (from, to) => {
    expect(await mayImport(from, to)).toBe(true);
  });
});

describe('importZones', () => {
  it('sees a new feature without being told of it', () => {
    const before = JSON.stringify(importZones(sample));
    mkdirSync(join(sample, 'functions/src/newsletter'));
    mkdirSync(join(sample, 'web/src/features/newsletter'));
    const added = importZones(sample).map(({ target }) => target);
    expect(before).not.toContain('newsletter');
    expect(added).toContain('functions/src/newsletter');
    expect(added).toContain('web/src/features/newsletter');
  });

  it.each([
    ['web/src', [...webLayers.flat(), webTesting]],
    ['web/src/entities', webEntities.flat()],
  ])('gives every folder of %s a layer', (path, known: string[]) => {
    expect(foldersIn(join(repository, path)).filter((it) => !known.includes(it))).toStrictEqual([]);
  });
});
