import { isolate } from '@qaysari/contract/shared/languages';
import { findUser } from '../../../../functions/src/user/store.ts';
import { decide, profileFields, profileLines, profileOf } from '../investors.ts';
import { readerLanguage } from '../note.ts';
import { textOf, type Data } from '../revision.ts';
import { pageLines, readReview } from './reviews.ts';
import { suitable } from './sentences.ts';
import { settle, waitsAgain } from './settle.ts';
import { checkStill, checkStillPending, differenceLines } from './still-waits.ts';
import type { Choice, Thing, Waiting } from './thing.ts';
import { changedAt } from './waiting.ts';

/** An investor's profile that waits; undefined for one that does not. */
export async function openInvestor(waiting: Waiting): Promise<Thing | undefined> {
  const { id, kind } = waiting;
  const [profile, review] = await Promise.all([profileOf(id), readReview('investor', id)]);
  if (profile['status'] !== 'pending') return undefined;
  const [lines, user] = await Promise.all([profileLines(id, profile), findUser(id)]);
  const { about = `investor: ${isolate(textOf(profile['title']))}`, before } = review;
  return {
    waiting: { ...waiting, changed: changedAt(kind, { investorProfile: profile }) },
    title: textOf(about),
    lines: [...lines, ...differenceLines(before, profile), ...pageLines(review)],
    language: readerLanguage(user),
    ...{ sentences: suitable.investor, choices: choicesOf(id, profile) },
  };
}

function choicesOf(id: string, profile: Data): Choice[] {
  const check = (now: Data) => checkStillPending(profile, now, profileFields);
  const whyBack = async () => textOf((await profileOf(id))['moderationProblem']);
  const takeBack = async (status: 'approved' | 'rejected') => {
    const ifStill = (now: Data) => checkStill(now, 'status', status);
    await decide(id, { status: 'pending' }, { check: ifStill });
    return waitsAgain;
  };
  return [
    {
      ...{ key: 'a', name: 'approve', outcome: 'approved', asksNote: false },
      write: () => settle('approved', () => decide(id, { status: 'approved' }, { check }), whyBack),
      takeBack: () => takeBack('approved'),
    },
    {
      ...{ key: 'r', name: 'reject', outcome: 'rejected', asksNote: true },
      write: (note) =>
        settle(
          'rejected',
          () => decide(id, { status: 'rejected', ...(note && { note }) }, { check }),
          whyBack,
        ),
      takeBack: () => takeBack('rejected'),
    },
  ];
}
