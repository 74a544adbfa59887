import { expect, it } from 'vitest';
import { withFavorite, createLatestToggleQueue } from './use-toggle-favorite.ts';

const favorites = ['a', 'b'];

it('puts a new favourite first', () => {
  expect(withFavorite(favorites, 'c', true)).toEqual(['c', 'a', 'b']);
});
it('takes a favourite away', () => {
  expect(withFavorite(favorites, 'a', false)).toEqual(['b']);
});
it('changes nothing when the list is already correct', () => {
  expect(withFavorite(favorites, 'b', true)).toEqual(['a', 'b']);
  expect(withFavorite(favorites, 'c', false)).toEqual(['a', 'b']);
});

/** Calls that wait until they are answered. */
function calls() {
  const made: { value: boolean; answer: () => void; fail: (error: Error) => void }[] = [];
  const send = (value: boolean) =>
    new Promise<void>((resolve, reject) => {
      made.push({ value, answer: resolve, fail: reject });
    });
  const next = async () => {
    const call = made.at(-1);
    call?.answer();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { made, send, next, sent: () => made.map(({ value }) => value) };
}

it('makes one call for one press', async () => {
  const { send, next, sent } = calls();
  const outcome = createLatestToggleQueue().run('a', true, send);
  await next();
  expect(await outcome).toEqual({ value: true });
  expect(sent()).toEqual([true]);
});

it('sends the last value and skips those between', async () => {
  const { send, next, sent } = calls();
  const queue = createLatestToggleQueue();
  const outcome = queue.run('a', true, send);
  for (const value of [false, true, false]) {
    expect(await queue.run('a', value, send)).toBeUndefined();
  }
  expect(queue.value('a')).toBe(false);
  await next();
  await next();
  expect(await outcome).toEqual({ value: false });
  expect(sent()).toEqual([true, false]);
});

it('makes no second call when the last value is what the first call saved', async () => {
  const { send, next, sent } = calls();
  const queue = createLatestToggleQueue();
  const outcome = queue.run('a', true, send);
  await queue.run('a', false, send);
  await queue.run('a', true, send);
  await next();
  expect(await outcome).toEqual({ value: true });
  expect(sent()).toEqual([true]);
});

it('answers the saved value when a call fails, and works again after it', async () => {
  const { made, send, next } = calls();
  const queue = createLatestToggleQueue();
  const error = new Error('cut');
  const first = queue.run('a', true, send);
  await queue.run('a', false, send);
  made[0]?.fail(error);
  expect(await first).toEqual({ value: false, error, wanted: false });
  expect(queue.value('a')).toBeUndefined();
  const second = queue.run('a', true, send);
  await next();
  expect(await second).toEqual({ value: true });
});

it('keeps switches of different ids apart', async () => {
  const { made, send } = calls();
  const queue = createLatestToggleQueue();
  const outcomes = [queue.run('a', true, send), queue.run('b', false, send)];
  for (const { answer } of made) answer();
  expect(await Promise.all(outcomes)).toEqual([{ value: true }, { value: false }]);
});
