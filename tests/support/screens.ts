/**
 * A small phone from right to left and a desk from left to right. What a language changes besides (its
 * texts, its letters) is tested without a screen, or once in Kurdish.
 */
export const bothScreens = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
] as const;

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
