import { defaultLanguage, isLanguage, languages, type Language } from '@qaysari/contract/languages';
import { useParams } from 'react-router';

/** The language of the page, from its address. */
export function useLanguage(): Language {
  const { lng } = useParams();
  return isLanguage(lng) ? lng : defaultLanguage;
}

/** The direction of the page, from our own table. */
export function useDirection(): 'ltr' | 'rtl' {
  return languages[useLanguage()].dir;
}
