/** What other features may import of this one, besides the documents of store.ts. */

export { presentInvestor } from './present.ts';
