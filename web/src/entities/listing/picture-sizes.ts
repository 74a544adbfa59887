/**
 * How wide pictures of ads are shown, as `sizes` attributes. On phones they are wider, about 92vw: but up to
 * 430 px at three pixels to one nobody sees the difference between the 960 that they get and 1280.
 */
const phone = '74vw';

export const pictureSizes = {
  /** A card of a grid. */
  grid: `(min-width: 1536px) 325px, (min-width: 1280px) 384px, (min-width: 1024px) 32vw, (min-width: 640px) 48vw, ${phone}`,
  /** A card of a list that is rows on phones. */
  rows: '(min-width: 1280px) 610px, (min-width: 768px) 48vw, 104px',
  /** A card of a slider. */
  slider: `(min-width: 1280px) 384px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, ${phone}`,
  /** The main picture of an ad. */
  main: `(min-width: 1280px) 800px, (min-width: 1024px) 62vw, (min-width: 640px) 100vw, ${phone}`,
} as const;
