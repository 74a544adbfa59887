import { beforeAll, expect, test } from 'vitest';
import { quickPlan } from '../../tools/src/bench/search/bench-plan.ts';
import { benchSearch } from '../../tools/src/bench/search/bench-search.ts';

/** A project of its own, so that the other tests' lists and totals stay what they are. */
const projectId = 'demo-qaysari-bench';
const environment = {
  GCLOUD_PROJECT: projectId,
  GOOGLE_CLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
};

/** Firestore's emulator gives every project the data it was started with. */
beforeAll(async () => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const cleared = await fetch(`http://${host}/${documents}`, { method: 'DELETE' });
  expect(cleared.status).toBe(200);
});

test(
  'the bench of the search runs, and every answer in it is right',
  { timeout: 120_000 },
  async () => {
    const { signal } = new AbortController();
    const { figures } = await benchSearch(quickPlan, environment, signal);
    const judged = figures.filter(({ met }) => met !== undefined);
    expect(judged).toHaveLength(2);
    expect(judged.filter(({ met }) => !met)).toStrictEqual([]);
  },
);
