import { expect, it } from 'vitest';
import { dayProblem, proposalProblems } from './proposal-problems.ts';

/** 16:00 in Iraq. */
const now = Date.parse('2026-11-22T13:00:00Z');

it.each([
  ['', 'missing'],
  ['2026-11-21', 'past'],
  ['2026-11-22', undefined],
  ['2026-11-23', undefined],
])('says of the day %j: %s', (day, problem) => {
  expect(dayProblem(day, now)).toBe(problem);
});

it('says of the day by the calendar in Iraq', () => {
  expect(dayProblem('2026-11-22', Date.parse('2026-11-22T21:00:00Z'))).toBe('past');
});

it.each([
  [{ day: '2026-11-22', hour: '16:01', place: 'x' }, {}],
  [{ day: '2026-11-22', hour: '16:00', place: 'x' }, { hour: 'past' }],
  [{ day: '2026-11-23', hour: '00:00', place: 'x' }, {}],
  [{ day: '2026-11-21', hour: '23:00', place: 'x' }, { day: 'past' }],
  [
    { day: '', hour: '', place: '  ' },
    { day: 'missing', hour: 'missing', place: 'missing' },
  ],
] as const)('says of the proposal %j: %j', (proposal, problems) => {
  expect(proposalProblems(proposal, now)).toEqual(problems);
});
