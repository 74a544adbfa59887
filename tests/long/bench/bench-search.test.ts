import { beforeAll, expect, test } from 'vitest';
import { quickPlan } from '../../../tools/src/bench/search/bench-plan.ts';
import { benchSearch } from '../../../tools/src/bench/search/bench-search.ts';
import { emptyProject, environmentOf, isolatedApp } from '../../support/stack.ts';

/** A project of its own, so that the other tests' lists and totals stay what they are. */
const app = isolatedApp('bench-search');

beforeAll(() => emptyProject(app));

test(
  'the bench of the search runs, and every answer in it is right',
  { timeout: 120_000 },
  async () => {
    const { signal } = new AbortController();
    const { figures } = await benchSearch(quickPlan, environmentOf(app), signal);
    const judged = figures.filter(({ met }) => met !== undefined);
    expect(judged).toHaveLength(2);
    expect(judged.filter(({ met }) => !met)).toStrictEqual([]);
  },
);
