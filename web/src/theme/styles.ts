import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The place for the styles of components. In the browser it knows the rules that the page's stylesheet has
 * (web/drawn-styles.ts); on the server it keeps what was drawn.
 */
export function createStyles(): EmotionCache {
  const styles = createCache({ key: 'css' });
  if (typeof document === 'undefined') styles.compat = true;
  return styles;
}
