/** What other rooms use of this one, beside the documents of store.ts. */

export { notifyOfAlert } from './browsers.ts';
export { notifyOfQuestion } from './browsers.ts';
export { removeSubscriptionsOfSession } from './subscription-store.ts';
export { inert } from './words.ts';
