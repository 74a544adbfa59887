import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import { useLocation, type Location } from 'react-router';
import { pathInLanguage, useLanguage } from '../../i18n/language.ts';

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
