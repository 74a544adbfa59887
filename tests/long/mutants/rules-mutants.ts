import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { equivalentMutants } from '../../../tools/src/security-rules/equivalent-mutants.ts';
import { mutantsOf, type Mutant } from '../../../tools/src/security-rules/mutants.ts';
import { writeFigures } from '../../support/figures.ts';
import {
  accessTable,
  fieldsOfMessages,
  rowsOfOpened,
  worldOfTable,
} from '../../rules/access-table.ts';
import { RulesProject } from '../../rules/rules-project.ts';
import { wrongRows, type WrongRow } from '../../rules/wrong-rows.ts';

const rules = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');
const project = new RulesProject('mutants');
const mutants = mutantsOf(rules, fieldsOfMessages);
const isEquivalent = ({ id }: Mutant) => equivalentMutants.some((each) => each.mutants.test(id));
const noticeable = mutants.filter((mutant) => !isEquivalent(mutant));

/** So many of each of the kinds that open most, always the same ones. */
function mostDangerous(ofEach: number): Mutant[] {
  const kinds = [...new Set(noticeable.map(({ kind }) => kind))].slice(0, 8);
  return kinds.flatMap((wanted) => {
    const some = noticeable.filter(({ kind }) => kind === wanted);
    const step = Math.max(1, some.length / ofEach);
    return some.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
  });
}

let table = accessTable();

/** The first rows that notice a mutant. They are asked first next time, because few notice many. */
async function noticedBy({ source }: Mutant, rows = table): Promise<WrongRow[]> {
  // What the emulator finds odd counts for nothing: it says more of functions that nothing calls.
  await project.load(source);
  await project.fill(worldOfTable());
  const wrong = await wrongRows(project, rows, { most: 1 });
  const titles = new Set(wrong.map(({ about, title }) => `${about}: ${title}`));
  const isFirst = (about: string, title: string) => titles.has(`${about}: ${title}`);
  table = [
    ...table.filter(({ about, title }) => isFirst(about, title)),
    ...table.filter(({ about, title }) => !isFirst(about, title)),
  ];
  return wrong;
}

const titled = (some: readonly Mutant[]) =>
  some.map((mutant) => [mutant.line, mutant.kind, mutant.id, mutant] as const);

afterAll(() => project.clear());

/** Tries all of them, or so many of each of the kinds that open most. */
export function proveRulesMutants(form: 'all' | { ofEach: number }): void {
  describe('a mistake in firestore.rules that', () => {
    const tried = form === 'all' ? noticeable : mostDangerous(form.ofEach);
    let noticed = 0;

    it.each(titled(tried))('in line %i %s is noticed: %s', async (_line, _kind, _id, mutant) => {
      expect(await noticedBy(mutant)).not.toEqual([]);
      noticed++;
    });

    afterAll(() => {
      const equivalent = mutants.length - noticeable.length;
      writeFigures({ rows: table.length, mutants: mutants.length, equivalent, killed: noticed });
    });
  });

  describe('mistakes in firestore.rules', () => {
    it('are many, and of every kind', () => {
      expect(noticeable.length).toBeGreaterThan(150);
      expect(new Set(mutants.map(({ kind }) => kind)).size).toBe(13);
    });

    it.each(equivalentMutants)(
      '$mutants change nothing: $why',
      async ({ mutants: named }) => {
        const those = mutants.filter(({ id }) => named.test(id));
        expect(those).not.toEqual([]);
        for (const mutant of form === 'all' ? those : []) {
          const wrong = await noticedBy(mutant, rowsOfOpened());
          expect(wrong, `${mutant.id} is noticed, so it must not be in the list`).toEqual([]);
        }
      },
      300_000,
    );
  });
}
