import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { clock } from './clock.ts';
import { instanceRateLimit } from './instance-rate-limit.ts';

afterEach(() => void vi.restoreAllMocks());

it('refuses a subject above the limit, says until when, and leaves others alone', () => {
  const now = vi.spyOn(clock, 'now').mockReturnValue(0);
  const take = instanceRateLimit({ limit: 2, seconds: 60 });
  take('a');
  take('a');
  now.mockReturnValue(20_000);
  expect(() => take('a')).toThrow(ApiError);
  expect(() => take('a')).toThrow(expect.objectContaining({ status: 429 }) as Error);
  try {
    take('a');
  } catch (error) {
    expect((error as ApiError).headers).toEqual({ 'Retry-After': '40' });
  }
  take('b');
  now.mockReturnValue(60_000);
  take('a');
});

it('forgets the oldest subject, and holds no more than it may', () => {
  const take = instanceRateLimit({ limit: 1, seconds: 60, maxSubjects: 2 });
  for (const subject of ['a', 'b', 'c', 'a']) take(subject);
  expect(() => take('c')).toThrow(ApiError);
});
