import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatCountdown, secondsLeftOf, startCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('secondsLeftOf', () => {
  it('counts whole seconds down to 0', () => {
    startCountdown('a', 60);
    expect(secondsLeftOf('a')).toBe(60);
    vi.advanceTimersByTime(1);
    expect(secondsLeftOf('a')).toBe(60);
    vi.advanceTimersByTime(58_999);
    expect(secondsLeftOf('a')).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(secondsLeftOf('a')).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(secondsLeftOf('a')).toBe(0);
  });

  it('keeps countdowns apart by name, and restarts them', () => {
    startCountdown('b', 5);
    vi.advanceTimersByTime(4000);
    startCountdown('b', 60);
    expect(secondsLeftOf('b')).toBe(60);
    expect(secondsLeftOf('never begun')).toBe(0);
  });

  it.each([
    ['what was stored before a reload', '1030000', 30],
    ['no number at all', 'soon', 0],
  ])('reads %s', (name, stored, left) => {
    sessionStorage.setItem(`qaysariCountdown:${name}`, stored);
    expect(secondsLeftOf(name)).toBe(left);
  });
});

it.each([
  [60, '1:00'],
  [42, '0:42'],
  [9, '0:09'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
