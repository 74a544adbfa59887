import { Box } from '@chakra-ui/react/box';
import { languages, languageCodes } from '@qaysari/contract/shared/languages';
import { Globe } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router';
import { useLanguage, pathInLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';

/** Opens the menu of languages. */
export function LanguageButton(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation('common');
  const { nativeName, htmlLang } = languages[useLanguage()];
  return (
    <Button
      variant="ghost"
      size="sm"
      px="3"
      aria-label={`${t('header.language')}: ${nativeName}`}
      {...props}
    >
      <Globe size={20} aria-hidden="true" />
      {/* The header of small tablets, or with large text, has room for the icon alone: 54 em are 864 px. */}
      <Box as="span" lang={htmlLang} css={{ '@media (max-width: 53.99em)': { display: 'none' } }}>
        {nativeName}
      </Box>
    </Button>
  );
}

/** Links to the same page, with the same history state, in each language. */
export function useLanguageLinks() {
  const language = useLanguage();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  return languageCodes.map((code) => {
    const { nativeName, htmlLang, dir } = languages[code];
    return {
      nativeName,
      isCurrent: code === language,
      link: { to: pathInLanguage(pathname, code) + search + hash, state, lang: htmlLang, dir },
    };
  });
}
