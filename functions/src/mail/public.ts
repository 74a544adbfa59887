/** What other features may import of this one, besides the documents of store.ts. */

export { unsubscribeLinks, unsubscribeToken } from './unsubscribe.ts';
