/** What other features may import of this one, besides the documents of store.ts. */

export { composeNewsletter } from './export.ts';
