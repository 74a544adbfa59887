import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCollections } from '../../functions/src/platform/collections.ts';
import { coverageOf } from '../../tools/src/security-rules/coverage.ts';
import { accessTable, actors, operations, places, worldOfTable } from './access-table.ts';
import { RulesProject } from './rules-project.ts';
import { wrongRows } from './wrong-rows.ts';

const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
const project = new RulesProject('every-collection');
const table = accessTable();

const actionsOfClients = {
  nothing: [],
  read: ['count', 'get', 'list'],
  'read and edit': ['count', 'get', 'list', 'update'],
} as const;

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
    const rows = await wrongRows(project, table);
    wrong = rows.map(
      ({ about, title, found, outcome }) => `${about}: ${title}: ${found}, not ${outcome}`,
    );
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
    const { conditions, missing } = coverageOf(rules, await project.coverage());
    expect(missing).toEqual([]);
    expect(conditions).toBeGreaterThan(40);
  });
});
