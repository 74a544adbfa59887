import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { importProblem, webEntities, webLayers, webTesting } from './import-zones.ts';

const mayImport = (from: string, to: string) => importProblem(from, to) === undefined;

describe('between workspaces', () => {
  it.each([
    ['contract/src/listing/types.ts', 'functions/src/listing/store.ts'],
    ['contract/src/listing/types.ts', 'web/src/lib/format.ts'],
    ['contract/src/listing/types.ts', 'locales/en/errors.json'],
    ['functions/src/platform/firestore.ts', 'web/src/lib/format.ts'],
    ['functions/src/index.ts', 'tools/src/repository.ts'],
    ['web/src/lib/format.ts', 'functions/src/listing/store.ts'],
    ['web/src/main.tsx', 'tests/support/stack.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(mayImport(from, to)).toBe(false);
  });

  it.each([
    ['functions/src/listing/read.ts', 'contract/src/listing/types.ts'],
    ['functions/src/platform/firestore.ts', 'locales/en/errors.json'],
    ['web/src/lib/format.ts', 'contract/src/listing/types.ts'],
    ['tests/support/stack.ts', 'tools/src/repository.ts'],
  ])('%s may import %s', (from, to) => {
    expect(mayImport(from, to)).toBe(true);
  });
});

describe('in functions', () => {
  it.each([
    ['functions/src/platform/firestore.ts', 'functions/src/listing/store.ts'],
    ['functions/src/platform/firestore.ts', 'functions/src/http/router.ts'],
    ['functions/src/listing/read.ts', 'functions/src/http/router.ts'],
    ['functions/src/listing/read.ts', 'functions/src/triggers.ts'],
    ['functions/src/http/router.ts', 'functions/src/index.ts'],
    ['functions/src/user/read.ts', 'functions/src/listing/read.ts'],
    ['functions/src/listing/read.ts', 'functions/src/listing/public.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(mayImport(from, to)).toBe(false);
  });

  it.each([
    ['functions/src/index.ts', 'functions/src/http/router.ts'],
    ['functions/src/index.ts', 'functions/src/triggers.ts'],
    ['functions/src/http/router.ts', 'functions/src/listing/read.ts'],
    ['functions/src/triggers.ts', 'functions/src/listing/read.ts'],
    ['functions/src/listing/read.ts', 'functions/src/listing/store.ts'],
    ['functions/src/listing/store.ts', 'functions/src/platform/firestore.ts'],
    ['functions/src/user/read.ts', 'functions/src/listing/store.ts'],
    ['functions/src/user/read.ts', 'functions/src/listing/public.ts'],
  ])('%s may import %s', (from, to) => {
    expect(mayImport(from, to)).toBe(true);
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
  ])('%s may not import %s', (from, to) => {
    expect(mayImport(from, to)).toBe(false);
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
  ])('%s may import %s', (from, to) => {
    expect(mayImport(from, to)).toBe(true);
  });
});

describe('importProblem', () => {
  it('knows a new feature without configuration', () => {
    const read = 'functions/src/newsletter/read.ts';
    expect(mayImport(read, 'functions/src/listing/read.ts')).toBe(false);
    expect(mayImport('functions/src/listing/read.ts', read)).toBe(false);
    expect(mayImport('functions/src/platform/firestore.ts', read)).toBe(false);
    const form = 'web/src/features/newsletter/form.tsx';
    expect(mayImport(form, 'web/src/features/listings/card.tsx')).toBe(false);
  });

  it('says what is allowed', () => {
    const read = 'functions/src/user/read.ts';
    expect(importProblem(read, 'functions/src/listing/read.ts')).toBe(
      'A feature reaches another only through its store.ts or its public.ts.',
    );
  });

  it.each([
    ['web/src', [...webLayers.flat(), webTesting]],
    ['web/src/entities', webEntities.flat()],
  ])('gives every folder of %s a layer', (path, known: string[]) => {
    const folders = readdirSync(join(repositoryRoot, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => !known.includes(name))).toStrictEqual([]);
  });
});
