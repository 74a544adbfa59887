// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceForMissingParts } from './reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reloadOnceForMissingParts();
});
afterEach(() => vi.restoreAllMocks());

const partIsMissing = () =>
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('reloads the page once when a part of it is missing, and then lets the failure show', () => {
  // Nobody else handles the first failure.
  expect(partIsMissing()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(partIsMissing()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
