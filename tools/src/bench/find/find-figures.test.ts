import { expect, it } from 'vitest';
import { findFigures, type JudgedAnswer } from './find-figures.ts';

function answer(
  right: string[],
  shown: string[],
  more: Partial<Pick<JudgedAnswer, 'found' | 'hasNotice'>> = {},
): JudgedAnswer {
  const query = { language: 'en', text: 'x', kind: 'plain', right: new Set(right) } as const;
  return { query, shown, found: shown, hasNotice: false, ...more };
}

it('counts precision of what is shown only, and apart where there is a notice', () => {
  const answers = [
    answer(['a', 'b'], ['a', 'x'], { found: ['a', 'x', 'b'] }),
    answer(['a'], []),
    answer(['a'], ['x', 'y', 'z', 'a'], { hasNotice: true }),
  ];
  expect(findFigures(answers)).toEqual({
    queries: 3,
    success: 0.667,
    recall: 0.667,
    recallAt12: 0.5,
    precision: 0.5,
    precisionWithNotice: 0.25,
  });
});

it('wants an empty answer or a notice where nothing is right', () => {
  const answers = [answer([], []), answer([], ['x']), answer([], ['x'], { hasNotice: true })];
  const { success, recall, precision } = findFigures(answers);
  expect([success, recall, precision]).toEqual([0.667, null, 0]);
});
