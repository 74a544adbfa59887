import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listingsPath } from '../../entities/listing/listings-path.ts';
import { closeKeyboard } from '../../lib/browser/close-keyboard.ts';
import { rememberSearch } from '../../features/listings/search/recent-searches.ts';
import { nativeSearch } from '../../features/listings/search/native-search.tsx';
import { SearchBox } from '../../features/listings/search/search-box.tsx';
import { useLanguage } from '../../i18n/language.ts';

/** Around the box, as its field has no edge. */
const ring = { borderColor: 'border.focus', outline: '2px solid', outlineColor: 'border.focus' };

/**
 * Search box of the header, above 768 px only. It widens on hover and focus: to 400 px above 991 px of width, to 250
 * px below (docs/specification/screens.md#s3).
 */
export function HeaderSearch() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const show = (filter: ListingFilter) => void navigate(listingsPath(language, filter));
  const search = (words: string) => {
    setText(words);
    rememberSearch(words);
    show({ search: words });
  };
  const width = { width: '250px', '@media (min-width: 992px)': { width: '400px' } };
  return (
    <Box
      asChild
      position="relative"
      display={{ base: 'none', md: 'flex' }}
      alignItems="center"
      width="180px"
      // It shrinks where larger text needs the space.
      minW="80px"
      height="10"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="full"
      transition="width 200ms"
      _hover={width}
      _focusWithin={{ ...width, ...ring }}
    >
      <form
        {...nativeSearch(language)}
        role="search"
        aria-label={t('header.search')}
        onSubmit={(event) => {
          event.preventDefault();
          const words = text.trim();
          if (words === '') return;
          closeKeyboard();
          search(words);
        }}
      >
        <SearchBox
          height="full"
          minH="0"
          ps="4"
          pe="0"
          bg="transparent"
          borderWidth="0"
          fontSize="sm"
          _focusVisible={{ outlineColor: 'transparent' }}
          aria-label={t('header.search')}
          placeholder={t('header.search')}
          value={text}
          onChange={setText}
          onSearch={search}
          onFacet={show}
        />
        <chakra.button
          type="submit"
          aria-label={t('header.searchButton')}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          boxSize="9"
          borderRadius="full"
          color="fg.muted"
          cursor="pointer"
          outlineOffset="-2px"
          _hover={{ color: 'fg.brand' }}
        >
          <Search size={18} aria-hidden="true" />
        </chakra.button>
      </form>
    </Box>
  );
}
