import { expect, test } from 'vitest';
import { withMinimumDuration } from '../../../functions/src/platform/timing.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { everyJump } from '../../support/wrong-clock.ts';
import { proveClockJumps } from './clock-jumps.ts';

proveClockJumps(everyJump);

test('an answer that waits for its time comes no sooner', async () => {
  const begun = performance.now();
  await withMinimumDuration(clock.now() + 300, () => Promise.resolve());
  expect(performance.now() - begun).toBeGreaterThanOrEqual(290);
});
