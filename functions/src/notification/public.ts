/** What other rooms use of this one, beside the documents of store.ts. */

export { notify } from './notify.ts';
export { removeSubscriptionsOfSession } from './subscription-store.ts';
export { inert } from './words.ts';
