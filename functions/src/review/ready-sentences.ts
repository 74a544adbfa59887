import type { Language } from '@qaysari/contract/shared/languages';
import type { StaffKey } from '@qaysari/contract/shared/locale-keys';
import { sentenceText } from '../platform/texts.ts';

/** Each tells the owner what to correct. In the order in which staff choose from them. */
const sentences = {
  phoneInTitle: 'ready.phoneInTitle',
  picturesUnrelated: 'ready.picturesUnrelated',
  picturesWithText: 'ready.picturesWithText',
  tooLittleDescription: 'ready.tooLittleDescription',
  priceUnlikely: 'ready.priceUnlikely',
  notBusiness: 'ready.notBusiness',
  wrongCategory: 'ready.wrongCategory',
  duplicate: 'ready.duplicate',
  linkElsewhere: 'ready.linkElsewhere',
  promisesReturns: 'ready.promisesReturns',
  moneyInAdvance: 'ready.moneyInAdvance',
  forbiddenGoods: 'ready.forbiddenGoods',
  othersData: 'ready.othersData',
  pretendsBank: 'ready.pretendsBank',
} as const satisfies Record<string, StaffKey>;

type ReadySentenceKey = keyof typeof sentences;

/** What staff may enter instead of a note. */
export const readySentenceKeys = Object.keys(sentences) as ReadySentenceKey[];

/** A ready sentence in the language of the person who reads it; undefined for any other text. */
export function readySentence(key: string, language: Language): string | undefined {
  const known = readySentenceKeys.find((each) => each === key);
  return known && sentenceText(sentences[known], language);
}
