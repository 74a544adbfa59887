import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  createSystem,
  defineConfig,
  type SystemContext,
  defineSlotRecipe,
} from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { semanticTokens, tokens } from './tokens.ts';
import {
  dialogSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  selectSlotRecipe,
} from './slot-recipes.ts';

/**
 * A toast. Its order and height come from the toaster as CSS variables. Toasts stack from the top edge down; on phones
 * from the bottom edge up.
 */
const toastSlotRecipe = defineSlotRecipe({
  className: 'q-toast',
  slots: ['root', 'title', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: {
        base: 'calc(100vw - 2rem)',
        sm: '24rem',
        // Beside the page where there is room: it covers no button of a conversation.
        '2xl': 'clamp(18rem, (100vw - {sizes.content}) / 2 - 2rem, 24rem)',
      },
      ps: '4',
      pe: '2',
      py: '3.5',
      bg: 'bg.raised',
      color: 'fg',
      borderWidth: '1px',
      borderStartWidth: '4px',
      borderColor: 'fg.brand',
      borderRadius: 'lg',
      boxShadow: 'raised',
      top: { base: 'auto!', md: '0!' },
      bottom: { base: '0!', md: 'auto!' },
      translate: { base: 'var(--x) calc(-1 * var(--y))', md: 'var(--x) var(--y)' },
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transitionProperty: 'translate, scale, opacity, height',
      transitionDuration: 'moderate',
      '& > svg': { flexShrink: 0, mt: '1', color: 'fg.brand' },
      '&[data-type=error]': { borderColor: 'fg.error', '& > svg': { color: 'fg.error' } },
      '&[data-type=warning]': { borderColor: 'fg.accent', '& > svg': { color: 'fg.accent' } },
    },
    title: { flex: 1, minW: 0, fontSize: 'sm', fontWeight: 'medium' },
    closeTrigger: { mt: '-1.5', mb: '-1.5', color: 'fg.muted' },
  },
});

let made: SystemContext | undefined;

/**
 * Chakra's engine with our own tokens and recipes: a quarter of the size of its default theme. Making it takes longer
 * than most parts of a start, so the first caller chooses when.
 */
export function themeSystem(): SystemContext {
  made ??= createSystem(defaultBaseConfig, theme);
  return made;
}

const theme = defineConfig({
  cssVarsPrefix: 'q',
  cssVarsRoot: ':where(html)',
  preflight: true,
  // Chrome knows `@layer` since 99: older ones would drop all of it.
  disableLayers: true,
  globalCss: {
    html: {
      '--global-color-border': 'colors.border.subtle',
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      lineHeight: 'normal',
      // Below the header, which stays in place from 768 px on.
      scrollPaddingTop: { base: '1rem', md: '5rem' },
      // More where a bar is fixed at the bottom edge (ui/bottom-bar).
      scrollPaddingBottom: '1rem',
    },
    body: {
      minHeight: '100vh',
      fontSize: 'md',
      overflowWrap: 'break-word',
    },
    'h1, h2, h3': { fontFamily: 'heading', lineHeight: 'tight', fontWeight: 'bold' },
    /** The one focus ring; components that show focus otherwise remove it. */
    ':focus-visible': { outline: '2px solid', outlineColor: 'border.focus', outlineOffset: '2px' },
    '::selection': { bg: 'teal.200', color: 'teal.900' },
  },
  theme: {
    /** docs/specification/limits.md#m6 */
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    keyframes: {
      pulse: { '50%': { opacity: '0.55' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    tokens,
    semanticTokens,
    slotRecipes: {
      menu: menuSlotRecipe,
      popover: popoverSlotRecipe,
      select: selectSlotRecipe,
      dialog: dialogSlotRecipe,
      toast: toastSlotRecipe,
    },
  },
});

/**
 * The cache for the styles of components. In the browser it knows the rules of the page's stylesheet
 * (web/ssr-styles.ts); on the server it collects the styles that were rendered.
 */
export function createStyles(): EmotionCache {
  const styles = createCache({ key: 'css' });
  if (typeof document === 'undefined') styles.compat = true;
  return styles;
}
