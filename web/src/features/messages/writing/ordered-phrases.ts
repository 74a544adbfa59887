import { phraseKeys, type PhraseKey } from '@qaysari/contract/message/types';
import type { ShownMessage } from '../data/shown-message.ts';

/** What answers a question comes first. */
const answersTo: Partial<Record<PhraseKey, readonly PhraseKey[]>> = {
  stillAvailable: ['yes', 'notAnyMore'],
  lastPrice: ['priceIsOpen', 'priceIsFinal'],
  canSeeOn: ['yes'],
  sendContract: ['yes'],
};

/** The phrases in the order in which they fit after the last message. */
export function orderedPhrases(
  last: Pick<ShownMessage, 'isOwn' | 'phrase'> | undefined,
): PhraseKey[] {
  const key = last?.isOwn === false ? last.phrase?.key : undefined;
  const first = (key && answersTo[key]) ?? [];
  return [...first, ...phraseKeys.filter((each) => !first.includes(each))];
}
