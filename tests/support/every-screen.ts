import { languageCodes } from '@qaysari/contract/languages';

/** Each language on a small phone and on a desk. */
export const everyScreen = languageCodes.flatMap((language) =>
  [360, 1280].map((width) => ({ language, width })),
);

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
