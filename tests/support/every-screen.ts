import { languageCodes } from '@qaysari/contract/languages';

/** Each language on a small phone and on a desk. */
export const everyScreen = languageCodes.flatMap((language) =>
  [360, 1280].map((width) => ({ language, width })),
);
