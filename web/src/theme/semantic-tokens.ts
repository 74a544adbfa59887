function lightDark(light: string, dark: string) {
  return { value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` } };
}

/** What each colour is for, in light and in dark. Pairs that carry text keep a contrast of at least 4.5. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: lightDark('ivory.50', 'night.900'),
      panel: lightDark('white', 'night.800'),
      /** What floats above panels: menus, dialogs, toasts. */
      raised: lightDark('white', 'night.650'),
      /** The line of a menu that is pointed at. */
      highlight: lightDark('ivory.200', 'night.550'),
      subtle: lightDark('ivory.100', 'night.850'),
      muted: lightDark('ivory.200', 'night.600'),
      brand: lightDark('teal.700', 'teal.900'),
      brandSubtle: lightDark('teal.50', 'teal.800'),
      accentSubtle: lightDark('copper.50', 'copper.900'),
      error: lightDark('red.50', 'red.800'),
    },
    fg: {
      DEFAULT: lightDark('ink.900', 'night.50'),
      muted: lightDark('ink.500', 'night.200'),
      onBrand: lightDark('ivory.50', 'night.50'),
      onBrandMuted: lightDark('teal.100', 'teal.200'),
      brand: lightDark('teal.600', 'teal.300'),
      accent: lightDark('copper.600', 'copper.300'),
      error: lightDark('red.600', 'red.300'),
    },
    border: {
      DEFAULT: lightDark('ivory.300', 'night.550'),
      subtle: lightDark('ivory.200', 'night.600'),
      /** Of what floats: a shadow does not show on dark. */
      raised: lightDark('ivory.200', 'night.500'),
      control: lightDark('ivory.400', 'night.500'),
      focus: lightDark('teal.500', 'teal.300'),
    },
    action: {
      DEFAULT: lightDark('teal.600', 'teal.300'),
      hover: lightDark('teal.700', 'teal.200'),
      text: lightDark('white', 'teal.900'),
    },
  },
  shadows: {
    card: {
      value: {
        base: '0 1px 2px rgb(60 45 20 / 6%), 0 4px 16px rgb(60 45 20 / 5%)',
        _dark: '0 1px 2px rgb(0 0 0 / 40%)',
      },
    },
    raised: {
      value: {
        base: '0 2px 6px rgb(60 45 20 / 10%), 0 12px 32px rgb(60 45 20 / 14%)',
        _dark: '0 8px 28px rgb(0 0 0 / 60%)',
      },
    },
  },
};
