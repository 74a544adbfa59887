import { phraseKeys, phrasesOf } from '@qaysari/contract/message/types';
import { expect, it } from 'vitest';
import { orderedPhrases } from './phrase-row.tsx';

it('offers the answers to a question of the other person first, and each phrase once', () => {
  const phrases = orderedPhrases({ isOwn: false, phrase: { key: 'lastPrice' } }, undefined);
  expect(phrases.slice(0, 2)).toEqual(['priceIsOpen', 'priceIsFinal']);
  expect([...phrases].sort()).toEqual([...phraseKeys].sort());
});

it.each([
  undefined,
  { isOwn: true, phrase: { key: 'lastPrice' } },
  { isOwn: false },
  { isOwn: false, phrase: { key: 'yes' } },
] as const)('keeps the usual order after %j', (last) => {
  expect(orderedPhrases(last, undefined)).toEqual(phraseKeys);
});

it('offers each side its own phrases, and all of them to somebody', () => {
  const asked = { isOwn: false, phrase: { key: 'stillAvailable' } } as const;
  expect(orderedPhrases(asked, 'owner')).toEqual(phrasesOf.owner);
  expect(orderedPhrases(asked, 'asking')[0]).toBe('yes');
  expect(orderedPhrases(undefined, 'asking')).toEqual(phrasesOf.asking);
  expect(new Set(Object.values(phrasesOf).flat())).toEqual(new Set(phraseKeys));
});
