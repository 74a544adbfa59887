import { afterEach, expect, it, vi } from 'vitest';
import { createSignal } from './signal.ts';
import { readItem, readJson, removeItems, writeItem } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps a text until it is removed', () => {
  expect(writeItem('localStorage', 'a', '1')).toBe(true);
  expect(readItem('localStorage', 'a')).toBe('1');
  writeItem('localStorage', 'a', null);
  expect(readItem('localStorage', 'a')).toBeNull();
});

it('keeps nothing, and fails nowhere, when storage is refused', () => {
  const refused = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refused);
  expect(writeItem('localStorage', 'a', '1')).toBe(false);
  expect(readItem('localStorage', 'a')).toBeNull();
  expect(readJson('localStorage', 'a')).toBeUndefined();
  expect(() => removeItems('localStorage', 'a')).not.toThrow();
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{', undefined],
  ['', undefined],
])('reads %j as JSON: %j', (text, value) => {
  writeItem('localStorage', 'a', text);
  expect(readJson('localStorage', 'a')).toStrictEqual(value);
});

it('removes the keys with a prefix and no others', () => {
  for (const key of ['x:1', 'x:2', 'y:1']) writeItem('localStorage', key, 'kept');
  removeItems('localStorage', 'x:');
  expect(Object.keys(localStorage)).toStrictEqual(['y:1']);
});

it('notifies listeners until they unsubscribe, and unsubscribes from the other source too', () => {
  const stopElsewhere = vi.fn();
  const signal = createSignal(() => stopElsewhere);
  const listener = vi.fn();
  const stop = signal.subscribe(listener);
  signal.emit();
  expect(listener).toHaveBeenCalledOnce();
  stop();
  signal.emit();
  expect(listener).toHaveBeenCalledOnce();
  expect(stopElsewhere).toHaveBeenCalledOnce();
});
