import { Box } from '@chakra-ui/react/box';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { loadMoreTextsHere } from '../../../i18n/i18n.ts';
import type { SaveSearch } from './save-search.tsx';

/** The button and its texts load after the list of ads, because nobody saves a search earlier. */
async function loadSaveSearch(): Promise<typeof SaveSearch> {
  const [file] = await Promise.all([import('./save-search.tsx'), loadMoreTextsHere('searches')]);
  return file.SaveSearch;
}

/** Reserves the space of the button, so that nothing moves when it has loaded. */
export const LazySaveSearch = lazyComponent(loadSaveSearch, <Box minH="11" minW="8rem" />);
