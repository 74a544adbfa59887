import { expect, test } from 'vitest';
import { singleFlight, withKeyedLock } from './concurrency.ts';

/** Work that logs its begin and end, and ends when `finish` is called. */
function someWork(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { work, finish: () => resolve(undefined) };
}

test('work with the same key waits, other work does not', async () => {
  const log: string[] = [];
  const [first, second, other] = ['first', 'second', 'other'].map((name) => someWork(log, name));
  if (!first || !second || !other) throw new Error('no work');
  const done = [
    withKeyedLock(['a', 'b'], first.work),
    withKeyedLock(['b', 'c'], second.work),
    withKeyedLock(['d'], other.work),
  ];
  other.finish();
  expect(await done[2]).toBe('other');
  expect(log).not.toContain('second begins');
  first.finish();
  second.finish();
  expect(await Promise.all(done)).toEqual(['first', 'second', 'other']);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
});

test('failed work releases the lock', async () => {
  const failed = withKeyedLock(['a'], () => Promise.reject(new Error('no')));
  const next = withKeyedLock(['a'], () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

/** Work that ends when the test says so. */
function setUp() {
  const begun: PromiseWithResolvers<string>[] = [];
  const ask = singleFlight(() => {
    const work = Promise.withResolvers<string>();
    begun.push(work);
    return work.promise;
  });
  return { begun, ask };
}

/** Resolves after all pending promise callbacks. */
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('a call starts a run when none is active', async () => {
  const { begun, ask } = setUp();
  for (const result of ['first', 'second']) {
    const asked = ask();
    begun.at(-1)?.resolve(result);
    expect(await asked).toBe(result);
  }
  expect(begun).toHaveLength(2);
});

test('calls during a run share the next one', async () => {
  const { begun, ask } = setUp();
  const early = ask();
  const late = Promise.all([ask(), ask(), ask()]);
  expect(begun).toHaveLength(1);
  begun[0]?.resolve('first');
  expect(await early).toBe('first');
  await nextTick();
  expect(begun).toHaveLength(2);
  const later = ask();
  begun[1]?.resolve('second');
  expect(await late).toEqual(['second', 'second', 'second']);
  await nextTick();
  expect(begun).toHaveLength(3);
  begun[2]?.resolve('third');
  expect(await later).toBe('third');
});

test('an error rejects only the calls of its run', async () => {
  const { begun, ask } = setUp();
  const early = ask();
  const late = Promise.allSettled([ask(), ask()]);
  begun[0]?.reject(new Error('away'));
  await expect(early).rejects.toThrow('away');
  await nextTick();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve('there');
  expect((await late).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const again = ask();
  begun[2]?.resolve('again');
  expect(await again).toBe('again');
});
