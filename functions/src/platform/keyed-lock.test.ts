import { expect, test } from 'vitest';
import { withKeyedLock } from './keyed-lock.ts';

/** Work that logs its begin and end, and ends when told to. */
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
