import { expect, it } from 'vitest';
import { heartsIn, withHeart, withoutHeart } from './waiting-hearts.ts';

const heart = { id: 'oven', value: true, title: 'An oven', at: 10 };
const other = { id: 'shop', value: true, title: 'A shop', at: 11 };

it('keeps the last press of each heart', () => {
  const again = { ...heart, value: false, at: 12 };
  expect(withHeart([heart, other], again)).toEqual([again, other]);
  expect(withHeart([heart], other)).toEqual([heart, other]);
});

it('forgets a heart that was sent, but not one that was pressed meanwhile', () => {
  expect(withoutHeart([heart, other], heart)).toEqual([other]);
  const again = { ...heart, value: false, at: 12 };
  expect(withoutHeart([again, other], heart)).toEqual([again, other]);
});

it('takes nothing from storage but hearts', () => {
  expect(heartsIn([heart, { id: 'x' }, null, 'text'])).toEqual([heart]);
  expect(heartsIn({ id: 'x' })).toEqual([]);
});
