/** What other features may import of this one, besides the documents of store.ts. */

export { findUpheld } from './store.ts';
export { aboutDecision } from './present.ts';
export { measuresOf } from './store.ts';
export { findReport } from './report-store.ts';
export { ruleText } from './present.ts';
