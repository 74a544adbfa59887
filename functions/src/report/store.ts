import type { Statement } from '@qaysari/contract/report/types';
import { findCase } from './case-store.ts';
import { isMeasure, presentStatement } from './present.ts';

/** What other features need of reports and cases. */

export { findUpheld } from './case-store.ts';
export { aboutDecision } from './decision-link.ts';
export { measuresOf } from './measures.ts';
export { findReport } from './report-store.ts';
export { ruleText } from './rule-text.ts';

/** A measure of a case as its person is told it; undefined for none. */
export async function findDecision(id: string, decision: number): Promise<Statement | undefined> {
  const known = await findCase(id);
  const entry = known?.history[decision];
  return known && isMeasure(entry) ? presentStatement(known, entry) : undefined;
}
