import { configureAdmin } from '../../commands/admin-target.ts';
import type { Run } from '../command-values.ts';
import { misuse } from '../usage.ts';
import type { Waiting } from './thing.ts';

/** Shows everything that waits, one thing after the other, and takes decisions by single keys. */
export const workOnAll: Run = async (words, values, print, { keys, echo, later }) => {
  if (words.length > 0) throw misuse('work');
  await configureAdmin(values);
  const { clock } = await import('../../../../functions/src/platform/clock.ts');
  const { openThing } = await import('./open-thing.ts');
  const { Arrivals } = await import('./waiting.ts');
  const { workThrough } = await import('./work-loop.ts');
  const { WorkQueue } = await import('./work-queue.ts');
  const now = () => clock.now();
  const arrivals = new Arrivals();
  const queue = new WorkQueue({
    arrivals: () => arrivals.find(),
    load: async (waiting: Waiting) => {
      const thing = await openThing(waiting);
      if (thing) arrivals.note(thing.waiting);
      return thing;
    },
    now,
  });
  return workThrough({ keys: keys(), print, echo, later, now }, queue);
};
