import { beforeEach, expect, it } from 'vitest';
import { noteView } from './use-count-view.ts';

beforeEach(() => sessionStorage.clear());

it('notes each listing once a day', () => {
  expect(noteView('a', '2025-03-01')).toBe(true);
  expect(noteView('a', '2025-03-01')).toBe(false);
  expect(noteView('b', '2025-03-01')).toBe(true);
  expect(noteView('a', '2025-03-01')).toBe(false);
  expect(noteView('a', '2025-03-02')).toBe(true);
});

it.each(['nonsense', '[]', '{"day":"2025-03-01","ids":"a"}', 'null'])(
  'ignores the invalid stored value %j',
  (stored) => {
    sessionStorage.setItem('qaysariViewed', stored);
    expect(noteView('a', '2025-03-01')).toBe(true);
    expect(noteView('a', '2025-03-01')).toBe(false);
  },
);
