import { Box } from '@chakra-ui/react/box';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { loadMoreTextsHere } from '../../../i18n/i18n.ts';
import type { SaveSearch } from './save-search.tsx';

/** The list of ads stands before anybody saves a search: the button and its texts come after it. */
async function loadSaveSearch(): Promise<typeof SaveSearch> {
  const [file] = await Promise.all([import('./save-search.tsx'), loadMoreTextsHere('searches')]);
  return file.SaveSearch;
}

/** Keeps the room of the button, so that nothing moves when it comes. */
export const LazySaveSearch = lazyComponent(loadSaveSearch, <Box minH="11" mb="2" />);
