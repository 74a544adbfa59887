import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

/** Work that says when it begins and ends, and takes until it is let go. */
function someWork(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { work, letGo: () => resolve(undefined) };
}

test('work on one id waits its turn, other work does not', async () => {
  const log: string[] = [];
  const [first, second, other] = ['first', 'second', 'other'].map((name) => someWork(log, name));
  if (!first || !second || !other) throw new Error('no work');
  const done = [
    oneByOne(['a', 'b'], first.work),
    oneByOne(['b', 'c'], second.work),
    oneByOne(['d'], other.work),
  ];
  other.letGo();
  expect(await done[2]).toBe('other');
  expect(log).not.toContain('second begins');
  first.letGo();
  second.letGo();
  expect(await Promise.all(done)).toEqual(['first', 'second', 'other']);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
});

test('what fails is in nobody’s way', async () => {
  const failed = oneByOne(['a'], () => Promise.reject(new Error('no')));
  const next = oneByOne(['a'], () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
