import { ApiFailure } from '../../../lib/api/failure.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BatchedReadPointer, pointerTimes } from './batched-read-pointer.ts';

const { quietMs, longestMs, againMs } = pointerTimes;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pointer({ maySend = true, fails = 0, status = 500 } = {}) {
  const sent: number[] = [];
  const deps = {
    maySend: () => state.maySend,
    send: (upTo: number) => {
      if (state.fails-- > 0) return Promise.reject(new ApiFailure(status, { message: 'No' }));
      sent.push(upTo);
      return Promise.resolve();
    },
  };
  const state = { maySend, fails };
  return { sent, state, pointer: new BatchedReadPointer(deps) };
}

it('sends the last of several numbers after a pause', async () => {
  const { sent, pointer: read } = pointer();
  for (const seq of [1, 2, 5, 3]) read.want(seq);
  await vi.advanceTimersByTimeAsync(quietMs - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([5]);
});

it('sends in time, even though messages never stop', async () => {
  const { sent, pointer: read } = pointer();
  for (let seq = 1; seq <= 20; seq++) {
    read.want(seq);
    await vi.advanceTimersByTimeAsync(quietMs / 2);
  }
  expect(sent[0]).toBeLessThanOrEqual(1 + longestMs / (quietMs / 2));
  expect(sent.length).toBeLessThan(6);
});

it('never goes back, and sends nothing that the API knows', async () => {
  const { sent, pointer: read } = pointer();
  read.known(7);
  read.want(6);
  await vi.advanceTimersByTimeAsync(longestMs);
  read.want(8);
  await vi.advanceTimersByTimeAsync(longestMs);
  read.want(3);
  await vi.advanceTimersByTimeAsync(longestMs);
  expect(sent).toEqual([8]);
});

it('waits while it may not send, and sends when it may', async () => {
  const { sent, state, pointer: read } = pointer({ maySend: false });
  read.want(4);
  await vi.advanceTimersByTimeAsync(longestMs);
  expect(sent).toEqual([]);
  state.maySend = true;
  read.resume();
  await vi.advanceTimersByTimeAsync(quietMs);
  expect(sent).toEqual([4]);
});

it('sends again after a failure', async () => {
  const { sent, pointer: read } = pointer({ fails: 1 });
  read.want(4);
  await vi.advanceTimersByTimeAsync(quietMs);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(againMs);
  expect(sent).toEqual([4]);
});

it('sends the last number when it ends', async () => {
  const { sent, pointer: read } = pointer();
  read.want(4);
  read.end();
  await vi.advanceTimersByTimeAsync(longestMs);
  expect(sent).toEqual([4]);
});

it('does not send again what the API refuses', async () => {
  const { sent, state, pointer: read } = pointer({ fails: 1, status: 404 });
  read.want(4);
  await vi.advanceTimersByTimeAsync(quietMs + 2 * againMs);
  expect(sent).toEqual([]);
  expect(state.fails).toBe(0);
});

it('does not retry after the end when the network is gone', async () => {
  const { state, pointer: read } = pointer({ fails: 100 });
  read.want(4);
  read.end();
  await vi.advanceTimersByTimeAsync(10 * againMs);
  expect(state.fails).toBe(99);
});
