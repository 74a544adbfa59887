import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { semanticTokens } from './semantic-tokens.ts';
import {
  dialogSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  selectSlotRecipe,
} from './slot-recipes.ts';
import { toastSlotRecipe } from './toast-recipe.ts';
import { tokens } from './tokens.ts';

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
      // Below the header and what stays below that (ui/filter-place).
      scrollPaddingTop: 'calc(5rem + var(--sticky-bar, 0px))',
      // What stays at the bottom edge says how high it is (ui/bottom-bar).
      scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 1rem)',
    },
    body: {
      minHeight: '100vh',
      fontSize: 'md',
      overflowWrap: 'break-word',
      paddingBottom: 'var(--bottom-bar, 0px)',
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
