import { ApiFailure } from '../../../lib/api/failure.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BatchedReadPointer, pointerTimes } from './batched-read-pointer.ts';

const { quietMs, longestMs, againMs } = pointerTimes;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pointer({ mayTell = true, fails = 0, status = 500 } = {}) {
  const told: number[] = [];
  const world = {
    mayTell: () => state.mayTell,
    tell: (upTo: number) => {
      if (state.fails-- > 0) return Promise.reject(new ApiFailure(status, { message: 'No' }));
      told.push(upTo);
      return Promise.resolve();
    },
  };
  const state = { mayTell, fails };
  return { told, state, pointer: new BatchedReadPointer(world) };
}

it('tells the last of several numbers once it is quiet', async () => {
  const { told, pointer: read } = pointer();
  for (const seq of [1, 2, 5, 3]) read.want(seq);
  await vi.advanceTimersByTimeAsync(quietMs - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([5]);
});

it('tells in time, though messages never stop', async () => {
  const { told, pointer: read } = pointer();
  for (let seq = 1; seq <= 20; seq++) {
    read.want(seq);
    await vi.advanceTimersByTimeAsync(quietMs / 2);
  }
  expect(told[0]).toBeLessThanOrEqual(1 + longestMs / (quietMs / 2));
  expect(told.length).toBeLessThan(6);
});

it('never goes back, and tells nothing that the API knows', async () => {
  const { told, pointer: read } = pointer();
  read.known(7);
  read.want(6);
  await vi.advanceTimersByTimeAsync(longestMs);
  read.want(8);
  await vi.advanceTimersByTimeAsync(longestMs);
  read.want(3);
  await vi.advanceTimersByTimeAsync(longestMs);
  expect(told).toEqual([8]);
});

it('waits while it may not tell, and tells when it may', async () => {
  const { told, state, pointer: read } = pointer({ mayTell: false });
  read.want(4);
  await vi.advanceTimersByTimeAsync(longestMs);
  expect(told).toEqual([]);
  state.mayTell = true;
  read.resume();
  await vi.advanceTimersByTimeAsync(quietMs);
  expect(told).toEqual([4]);
});

it('tells again after a failure', async () => {
  const { told, pointer: read } = pointer({ fails: 1 });
  read.want(4);
  await vi.advanceTimersByTimeAsync(quietMs);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(againMs);
  expect(told).toEqual([4]);
});

it('tells what is left when the page is left', async () => {
  const { told, pointer: read } = pointer();
  read.want(4);
  read.end();
  await vi.advanceTimersByTimeAsync(longestMs);
  expect(told).toEqual([4]);
});

it('does not tell again what the API refuses', async () => {
  const { told, state, pointer: read } = pointer({ fails: 1, status: 404 });
  read.want(4);
  await vi.advanceTimersByTimeAsync(quietMs + 2 * againMs);
  expect(told).toEqual([]);
  expect(state.fails).toBe(0);
});

it('gives up when the page is left and the network is gone', async () => {
  const { state, pointer: read } = pointer({ fails: 100 });
  read.want(4);
  read.end();
  await vi.advanceTimersByTimeAsync(10 * againMs);
  expect(state.fails).toBe(99);
});
