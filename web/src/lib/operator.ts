import type { Language } from '@qaysari/contract/shared/languages';

/** Who runs this installation, as `name, city` in a language (web/.env). */
export function operatorIn(language: Language): string {
  switch (language) {
    case 'ar':
      return import.meta.env.VITE_OPERATOR_AR;
    case 'en':
      return import.meta.env.VITE_OPERATOR_EN;
    case 'ku':
      return import.meta.env.VITE_OPERATOR_KU;
  }
}

/** The email that people read. */
export function supportMail(): string {
  return import.meta.env.VITE_SUPPORT_MAIL;
}
