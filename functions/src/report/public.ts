/** What other rooms use of this one, beside the documents of store.ts. */

export { findUpheld } from './store.ts';
export { aboutDecision } from './present.ts';
export { measuresOf } from './store.ts';
export { findReport } from './report-store.ts';
export { ruleText } from './present.ts';
