import { LocaleProvider } from '@chakra-ui/react/locale';
import { languages } from '@qaysari/contract/shared/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';

/**
 * Around each dialog, menu, popover, select and toaster: without it they are left to right. It is not around the whole
 * page, because its first use blocks a phone: it looks for the direction in the data of all languages.
 */
export function WithLocale({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={languages[useLanguage()].uiLocale}>{children}</LocaleProvider>;
}
