import { expect, it } from 'vitest';
import { createLastWishes } from './last-wish.ts';

/** Calls that wait until they are answered. */
function calls() {
  const made: { wish: boolean; answer: () => void; fail: (error: Error) => void }[] = [];
  const send = (wish: boolean) =>
    new Promise<void>((resolve, reject) => {
      made.push({ wish, answer: resolve, fail: reject });
    });
  const next = async () => {
    const call = made.at(-1);
    call?.answer();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { made, send, next, wishes: () => made.map(({ wish }) => wish) };
}

it('makes one call for one wish', async () => {
  const { send, next, wishes } = calls();
  const outcome = createLastWishes().fulfil('a', true, send);
  await next();
  expect(await outcome).toEqual({ stands: true });
  expect(wishes()).toEqual([true]);
});

it('ends as it was left, without the wishes between', async () => {
  const { send, next, wishes } = calls();
  const last = createLastWishes();
  const outcome = last.fulfil('a', true, send);
  for (const wish of [false, true, false]) {
    expect(await last.fulfil('a', wish, send)).toBeUndefined();
  }
  expect(last.of('a')).toBe(false);
  await next();
  await next();
  expect(await outcome).toEqual({ stands: false });
  expect(wishes()).toEqual([true, false]);
});

it('makes no second call when the last wish is what the first call did', async () => {
  const { send, next, wishes } = calls();
  const last = createLastWishes();
  const outcome = last.fulfil('a', true, send);
  await last.fulfil('a', false, send);
  await last.fulfil('a', true, send);
  await next();
  expect(await outcome).toEqual({ stands: true });
  expect(wishes()).toEqual([true]);
});

it('answers what stands when a call fails, and begins anew after it', async () => {
  const { made, send, next } = calls();
  const last = createLastWishes();
  const error = new Error('cut');
  const first = last.fulfil('a', true, send);
  await last.fulfil('a', false, send);
  made[0]?.fail(error);
  expect(await first).toEqual({ stands: false, error });
  expect(last.of('a')).toBeUndefined();
  const second = last.fulfil('a', true, send);
  await next();
  expect(await second).toEqual({ stands: true });
});

it('keeps things apart', async () => {
  const { made, send } = calls();
  const last = createLastWishes();
  const outcomes = [last.fulfil('a', true, send), last.fulfil('b', false, send)];
  for (const { answer } of made) answer();
  expect(await Promise.all(outcomes)).toEqual([{ stands: true }, { stands: false }]);
});
