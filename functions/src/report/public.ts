/** What other features may import of this one, besides the documents of store.ts. */

export { aboutDecision, ruleText } from './present.ts';
export { findReport } from './report-store.ts';
