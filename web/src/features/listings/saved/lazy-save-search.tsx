import { Box } from '@chakra-ui/react/box';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadSaveSearch } from './load-save-search.ts';

/** Keeps the room of the button, so that nothing moves when it comes. */
export const LazySaveSearch = lazyPart(loadSaveSearch, <Box minH="11" mb="2" />);
