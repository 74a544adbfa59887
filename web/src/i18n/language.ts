import {
  defaultLanguage,
  isLanguage,
  languages,
  type Language,
} from '@qaysari/contract/shared/languages';
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

/** The language a path begins with, or undefined. */
export function languageOfPath(pathname: string): Language | undefined {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/** The same path in another language. The path must begin with a language. */
export function pathInLanguage(pathname: string, language: Language): string {
  const [, , ...rest] = pathname.split('/');
  return ['', language, ...rest].join('/');
}
