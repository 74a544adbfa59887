import { loadMoreTextsHere } from '../../../i18n/i18n.ts';
import type { SaveSearch } from './save-search.tsx';

/** The list of ads stands before anybody saves a search: the button and its texts come after it. */
export async function loadSaveSearch(): Promise<typeof SaveSearch> {
  const [file] = await Promise.all([import('./save-search.tsx'), loadMoreTextsHere('searches')]);
  return file.SaveSearch;
}
