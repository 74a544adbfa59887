/** What other rooms use of this one, beside the documents of store.ts. */

export { searchName } from './search-name.ts';
