import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCollections } from '../../functions/src/platform/collections.ts';
import { readText } from '../../tools/src/repository.ts';
import { accessTable, actors, operations, places, worldOfTable, type Row } from './access-table.ts';
import { RulesProject, type Evaluated } from './rules-project.ts';

const rules = readText('firestore.rules');
const project = new RulesProject('every-collection');
const table = accessTable();

const actionsOfClients = {
  nothing: [],
  read: ['count', 'get', 'list'],
  'read and edit': ['count', 'get', 'list', 'update'],
} as const;

/** The rows of which the emulator says something else, in words. As many at a time as keep it busy. */
async function wrongRows(rows: readonly Row[]): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = rows.values();
  const worker = async () => {
    for (const { about, title, claims, ask, outcome } of waiting) {
      const found = await project.ask(claims, ask);
      const isRight = outcome === 'allowed' ? found !== 'refused' : found === outcome;
      if (!isRight) wrong.push(`${about}: ${title}: ${found}, not ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return wrong;
}

/** What each expression of the report was, by the offsets of its first and last character. */
function valuesOf(report: readonly Evaluated[], known = new Map<string, Set<boolean>>()) {
  for (const { sourcePosition = {}, values = [], children = [] } of report) {
    const { currentOffset = 0, endOffset = 0 } = sourcePosition;
    const place = `${currentOffset}-${endOffset}`;
    const seen = known.get(place) ?? new Set();
    for (const { value } of values) {
      if (value?.boolValue !== undefined) seen.add(value.boolValue);
    }
    known.set(place, seen);
    valuesOf(children, known);
  }
  return known;
}

const textAt = (place: string) => {
  const [start = 0, end = 0] = place.split('-').map(Number);
  return `line ${lineOf(start)}: ${rules.slice(start, end + 1)}`;
};

const lineOf = (offset: number) => rules.slice(0, offset).split('\n').length;

describe.each(allCollections())('the table of collections says of %s', (name, facts) => {
  it('where its documents are', () => {
    const pattern = facts.path.replace(/\{\w+\}/g, '[^/]+');
    expect(places[name].path('sara')).toMatch(new RegExp(`^${pattern}$`));
  });

  it('what clients may do', () => {
    const allowed = new Set(Object.values(places[name].rights ?? {}).flat());
    expect([...allowed].sort()).toEqual([...actionsOfClients[facts.clients]]);
  });
});

describe('the rules', () => {
  let wrong: string[];

  beforeAll(async () => {
    expect(await project.load(rules)).toEqual([]);
    await project.fill(worldOfTable());
    wrong = await wrongRows(table);
  });

  afterAll(() => project.clear());

  it('are asked for each collection, operation and actor', () => {
    const cells = allCollections().length * operations.length * Object.keys(actors).length;
    expect(table.length).toBeGreaterThan(cells);
    const titles = table.map(({ about, title }) => `${about}: ${title}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each([...new Set(table.map(({ about }) => about))])(
    'say of %s what the table says',
    (part) => {
      expect(wrong.filter((row) => row.startsWith(`${part}: `))).toEqual([]);
    },
  );

  it('have no expression that was not both true and false', async () => {
    const values = valuesOf(await project.coverage());
    const conditions = [...values].filter(([, { size }]) => size > 0);
    const constant = conditions.filter(([, { size }]) => size < 2);
    expect(constant.map(([place, seen]) => [textAt(place), ...seen])).toEqual([]);
    expect(conditions.length).toBeGreaterThan(40);
    // What nobody asks is not in the report at all.
    const allows = [...rules.matchAll(/allow [^;]*;/g)];
    const starts = allows.map(
      ({ 0: text, index }) => index + text.indexOf(': if ') + ': if '.length,
    );
    const asked = new Set(conditions.map(([place]) => Number.parseInt(place)));
    expect(allows.filter(({ 0: text }) => !text.includes(': if '))).toEqual([]);
    expect(starts.filter((start) => !asked.has(start)).map((start) => lineOf(start))).toEqual([]);
  });
});
