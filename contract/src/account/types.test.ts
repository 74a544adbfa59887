import { expect, it } from 'vitest';
import { displayName } from './types.ts';

it.each([
  [{ firstname: 'Sara', lastname: 'Aziz' }, 'Sara Aziz'],
  [{ firstname: 'Sara' }, 'Sara'],
  [{ lastname: 'Aziz' }, 'Aziz'],
  [{ firstname: '', lastname: '' }, 'sara.aziz'],
  [{}, 'sara.aziz'],
])('%j is shown as %s', (names, shown) => {
  expect(displayName({ username: 'sara.aziz', ...names })).toBe(shown);
});
