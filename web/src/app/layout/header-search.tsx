import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { limits } from '@qaysari/contract/limits';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Above 768 px only; it widens when pointed at or typed in: to 400 px above 991 px of width,
 * to 250 px below (spec section 2).
 */
export function HeaderSearch() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const width = { width: '250px', '@media (min-width: 992px)': { width: '400px' } };
  return (
    <Box
      asChild
      display={{ base: 'none', md: 'flex' }}
      alignItems="center"
      width="180px"
      height="10"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="full"
      transition="width 200ms"
      _hover={width}
      _focusWithin={{ ...width, borderColor: 'border.focus' }}
    >
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const search = text.trim();
          if (search !== '') void navigate(paths.ads(language, { search }));
        }}
      >
        <chakra.input
          type="search"
          flex="1"
          minW="0"
          height="full"
          bg="transparent"
          ps="4"
          outline="none"
          fontSize="sm"
          dir={text === '' ? undefined : 'auto'}
          textAlign="start"
          autoComplete="off"
          maxLength={limits.searchTextLength}
          aria-label={t('header.search')}
          placeholder={t('header.search')}
          _placeholder={{ color: 'fg.muted', opacity: 1 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
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
          outline="2px solid transparent"
          outlineOffset="-2px"
          _hover={{ color: 'fg.brand' }}
          _focusVisible={{ outlineColor: 'border.focus' }}
        >
          <Search size={18} aria-hidden="true" />
        </chakra.button>
      </form>
    </Box>
  );
}
