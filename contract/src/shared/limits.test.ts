import { expect, test } from 'vitest';
import { limits, readCeilings } from './limits.ts';

test.each(Object.entries(readCeilings))('reads more of %s than may be written', (name, ceiling) => {
  expect(ceiling).toBeGreaterThanOrEqual(2 * limits[name as keyof typeof readCeilings]);
});
