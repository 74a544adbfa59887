import { expect, test } from 'vitest';
import { categoryIds } from './catalogue.ts';
import { trades } from './trades.ts';

test('the table has at least 300 trades, each with a name in three languages', () => {
  expect(trades.length).toBeGreaterThanOrEqual(300);
  for (const { names } of trades) {
    for (const language of ['ar', 'ku', 'en'] as const) {
      expect(names[language], JSON.stringify(names)).not.toEqual([]);
    }
  }
});

test('each category but "other" has trades, and each line a category or none', () => {
  const known = new Set(trades.map(({ category }) => category));
  expect(categoryIds.filter((id) => id !== 'other' && !known.has(id))).toEqual([]);
});

test('a name appears once in its line', () => {
  for (const { names } of trades) {
    for (const all of Object.values(names)) {
      const written = all.map(({ name }) => name);
      expect(written.filter((name, at) => written.indexOf(name) !== at)).toEqual([]);
    }
  }
});
