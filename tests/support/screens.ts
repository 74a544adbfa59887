/** From right to left. */
const phone = { language: 'ar', width: 360 } as const;
/** From left to right. */
const desk = { language: 'en', width: 1280 } as const;

/**
 * Where the layout of a page is tested. Other tests take one of the two. What a language changes besides (its texts,
 * its letters) is tested without a screen, or once in Kurdish.
 */
export const bothScreens = [phone, desk] as const;

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
