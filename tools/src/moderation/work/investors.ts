import { isolate } from '@qaysari/contract/shared/languages';
import { readerLanguage } from '../../../../functions/src/user/approval.ts';
import { findUser } from '../../../../functions/src/user/store.ts';
import { profileFields } from '../../../../functions/src/user/investor-profile.ts';
import { decide, profileLines, profileOf } from '../investors.ts';
import { textOf, type Data } from '../revision.ts';
import { approveAndReject } from './approve-reject.ts';
import { pageLines, readReview } from './reviews.ts';
import { suitable } from './sentences.ts';
import { checkStillPending, differenceLines } from './still-waits.ts';
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
  return approveAndReject({
    decide: (decision, ifStill) => decide(id, decision, { check: ifStill }),
    check,
    whyBack,
  });
}
