import { describe, expect, it } from 'vitest';
import { startParts, withImports } from '../../../web/start-parts.ts';

const parts = {
  'index.html': { imports: ['runtime'], dynamicImports: ['react', 'app'] },
  runtime: {},
  react: { imports: ['runtime'] },
  app: { imports: ['react', 'router'], dynamicImports: ['page'] },
  router: {},
  page: { imports: ['card', 'router'], dynamicImports: ['dialog'] },
  card: { imports: ['page'] },
  dialog: {},
};

describe('what every page starts with', () => {
  it('is the entry and what it loads, but nothing that comes on demand', () => {
    const start = ['index.html', 'runtime', 'react', 'app', 'router'];
    expect([...startParts(parts)]).toEqual(start);
  });

  it('begins with the entry that is named', () => {
    expect([...startParts(parts, 'router')]).toEqual(['router']);
  });
});

describe('a part with its imports', () => {
  it('is there once, however often and in whatever circle it is imported', () => {
    expect([...withImports(parts, ['page', 'router'])]).toEqual(['page', 'card', 'router']);
  });

  it('is not guessed when the build does not have it', () => {
    expect(() => withImports(parts, ['no-page'])).toThrow('"no-page"');
    expect(() => withImports({ page: { imports: ['lost'] } }, ['page'])).toThrow('"lost"');
  });
});
