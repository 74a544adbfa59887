import type { InvestorDecision } from '../investors.ts';
import type { Data } from '../revision.ts';
import { settle, waitsAgain } from './settle.ts';
import { checkStill } from './still-waits.ts';
import type { Choice } from './thing.ts';

interface Deciding {
  /** Answers false where the decision went back. Throws what `check` throws, and then decides nothing. */
  decide: (decision: InvestorDecision, check: (now: Data) => void) => Promise<boolean>;
  /** Throws a NotDone where the thing is no longer as it was shown. */
  check: (now: Data) => void;
  whyBack: () => Promise<string>;
}

/** What staff may do with an ad and with a profile alike. */
export function approveAndReject({ decide, check, whyBack }: Deciding): Choice[] {
  const takeBack = (status: 'approved' | 'rejected') => async () => {
    await decide({ status: 'pending' }, (now) => checkStill(now, 'status', status));
    return waitsAgain;
  };
  return [
    {
      ...{ key: 'a', name: 'approve', outcome: 'approved', asksNote: false },
      write: () => settle('approved', () => decide({ status: 'approved' }, check), whyBack),
      takeBack: takeBack('approved'),
    },
    {
      ...{ key: 'r', name: 'reject', outcome: 'rejected', asksNote: true },
      write: (note) =>
        settle(
          'rejected',
          () => decide({ status: 'rejected', ...(note && { note }) }, check),
          whyBack,
        ),
      takeBack: takeBack('rejected'),
    },
  ];
}
