import { readySentenceKeys } from '../../../../functions/src/review/ready-sentences.ts';

type Key = (typeof readySentenceKeys)[number];

const ofAnyText: readonly Key[] = ['promisesReturns', 'moneyInAdvance', 'othersData'];

/** Keys of the ready sentences that suit an ad, a profile, or anything else. */
export const suitable = {
  listing: readySentenceKeys.filter((key) => key !== 'pretendsBank'),
  investor: [...ofAnyText, 'pretendsBank'],
  other: ofAnyText,
} as const satisfies Record<string, readonly Key[]>;
