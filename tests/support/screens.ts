import type { Language } from '@qaysari/contract/languages';

export interface Screen {
  language: Exclude<Language, 'ku'>;
  width: number;
}

/** From right to left. */
export const phone: Screen = { language: 'ar', width: 360 };
/** From left to right. */
export const desk: Screen = { language: 'en', width: 1280 };

/**
 * Where the layout of a page is tested. Other tests take one of the two. What a language changes besides (its texts,
 * its letters) is tested without a screen, or once in Kurdish.
 */
export const bothScreens: readonly Screen[] = [phone, desk];

/**
 * Each language, each width and both colours once: what axe sees depends on each of them, hardly on two
 * at once.
 */
export const everyLook = [
  { language: 'ar', width: 360, colorScheme: 'dark' },
  { language: 'ku', width: 1280, colorScheme: 'dark' },
  { language: 'en', width: 360, colorScheme: 'light' },
  { language: 'ar', width: 1280, colorScheme: 'light' },
] as const;
