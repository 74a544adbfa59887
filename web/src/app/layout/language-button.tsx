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
      <span lang={htmlLang}>{nativeName}</span>
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
