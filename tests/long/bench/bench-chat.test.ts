import { getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import {
  countOperationsOf,
  operationFigures,
  messages,
} from '../../../tools/src/bench/chat/bench-chat.ts';
import { emptyProject, environmentOf, isolatedApp } from '../../support/stack.ts';

/** A project of its own, so that the other tests' lists and totals stay what they are. */
const app = isolatedApp('bench-chat');

test(
  'a warm send costs one read and two writes, and page 50 as many reads as page 1',
  { timeout: 120_000 },
  async () => {
    await emptyProject(app);
    const { signal } = new AbortController();
    const found = await countOperationsOf({ environment: environmentOf(app), signal });
    const judged = operationFigures(found).filter(({ met }) => met !== undefined);
    expect(judged).toHaveLength(2);
    expect(judged.filter(({ met }) => !met)).toEqual([]);
    expect((await getFirestore(app).collection('messages').count().get()).data().count).toBe(
      messages,
    );
  },
);
