import type { ReportReason } from '@qaysari/contract/report/types';
import type { CaseDecision, CaseDocument } from './record.ts';

/** So many different people are no accident. */
const manyReporters = 3;

/** People who break these rules want somebody's money. */
const fraud: readonly ReportReason[] = ['scam', 'paymentFirst'];

type Known = Pick<CaseDocument, 'kind' | 'reporters' | 'reasons' | 'otherMeasures'>;

/**
 * What our team would do, by what is known; `look` where nothing speaks for more. Nothing happens by itself: a
 * rival could have any ad taken down.
 */
export function suggestionFor({
  kind,
  reporters,
  reasons,
  otherMeasures,
}: Known): 'look' | CaseDecision {
  const isFraud = fraud.some((reason) => (reasons[reason] ?? 0) > 0);
  if (isFraud && otherMeasures > 0) return 'lockOut';
  if (reporters < manyReporters) return 'look';
  return kind === 'listing' ? 'takeDown' : 'warn';
}

/** The reason that was given most often, the first of equals; the rule of a decision that names none. */
export function mainReasonOf(reasons: CaseDocument['reasons']): ReportReason | undefined {
  const entries = Object.entries(reasons) as [ReportReason, number][];
  return entries.sort(([, one], [, other]) => other - one)[0]?.[0];
}
