import { describe, expect, test } from 'vitest';
import { freshCopy } from './fresh-copy.ts';

/** A load that ends when told to, and a clock that stands still until moved. */
function world(maxAgeMs: number) {
  const loads: PromiseWithResolvers<undefined>[] = [];
  const clock = { now: 0 };
  const refresh = freshCopy(
    () => {
      const load = Promise.withResolvers<undefined>();
      loads.push(load);
      return load.promise;
    },
    maxAgeMs,
    () => clock.now,
  );
  return { loads, clock, refresh };
}

describe('a copy that may be old', () => {
  test('is loaded once for all who ask at the same time', async () => {
    const { loads, refresh } = world(1000);
    const asked = [refresh(), refresh(), refresh()];
    expect(loads).toHaveLength(1);
    loads[0]?.resolve(undefined);
    await Promise.all(asked);
    expect(loads).toHaveLength(1);
  });

  test('is loaded again only when too old, counted from the beginning of its load', async () => {
    const { loads, clock, refresh } = world(1000);
    const first = refresh();
    clock.now = 400;
    loads[0]?.resolve(undefined);
    await first;
    clock.now = 1000;
    await refresh();
    expect(loads).toHaveLength(1);
    clock.now = 1001;
    void refresh();
    expect(loads).toHaveLength(2);
  });
});

describe('a copy that may not be old', () => {
  test('who asks during a load waits for the next one, all together', async () => {
    const { loads, clock, refresh } = world(0);
    const early = refresh();
    clock.now = 1;
    let lateIsDone = false;
    const late = Promise.all([refresh(), refresh()]).then(() => (lateIsDone = true));
    loads[0]?.resolve(undefined);
    await early;
    expect(lateIsDone).toBe(false);
    expect(loads).toHaveLength(2);
    loads[1]?.resolve(undefined);
    await late;
    expect(loads).toHaveLength(2);
  });
});

test('a failed load fails those who wait, and the next to ask tries again', async () => {
  const { loads, refresh } = world(1000);
  const asked = Promise.allSettled([refresh(), refresh()]);
  loads[0]?.reject(new Error('storage is away'));
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = refresh();
  loads[1]?.resolve(undefined);
  await expect(again).resolves.toBeUndefined();
});
