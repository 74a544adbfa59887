import { phraseKeys } from '@qaysari/contract/message/types';
import { expect, it } from 'vitest';
import { orderedPhrases } from './phrase-row.tsx';

it('offers the answers to a question of the other person first, and each phrase once', () => {
  const phrases = orderedPhrases({ isOwn: false, phrase: { key: 'lastPrice' } });
  expect(phrases.slice(0, 2)).toEqual(['priceIsOpen', 'priceIsFinal']);
  expect([...phrases].sort()).toEqual([...phraseKeys].sort());
});

it.each([
  undefined,
  { isOwn: true, phrase: { key: 'lastPrice' } },
  { isOwn: false },
  { isOwn: false, phrase: { key: 'yes' } },
] as const)('keeps the usual order after %j', (last) => {
  expect(orderedPhrases(last)).toEqual(phraseKeys);
});
