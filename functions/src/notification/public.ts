/** What other features may import of this one, besides the documents of store.ts. */

export { notify } from './notify.ts';
export { removeSubscriptionsOfSession } from './subscription-store.ts';
export { beginningOf, inert } from './words.ts';
