function both(light: string, dark: string) {
  return { value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` } };
}

/** What each colour is for, in light and in dark. Pairs that carry text keep a contrast of at least 4.5. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: both('ivory.50', 'night.900'),
      panel: both('white', 'night.800'),
      subtle: both('ivory.100', 'night.800'),
      muted: both('ivory.200', 'night.700'),
      brand: both('teal.700', 'teal.900'),
      brandSubtle: both('teal.50', 'teal.900'),
      accentSubtle: both('copper.50', 'copper.800'),
      error: both('red.50', 'red.800'),
    },
    fg: {
      DEFAULT: both('ink.900', 'night.50'),
      muted: both('ink.500', 'night.200'),
      onBrand: both('ivory.50', 'night.50'),
      onBrandMuted: both('teal.100', 'teal.200'),
      brand: both('teal.600', 'teal.300'),
      accent: both('copper.600', 'copper.300'),
      error: both('red.600', 'red.300'),
    },
    border: {
      DEFAULT: both('ivory.300', 'night.600'),
      subtle: both('ivory.200', 'night.700'),
      control: both('ivory.400', 'night.500'),
      focus: both('teal.500', 'teal.300'),
    },
    action: {
      DEFAULT: both('teal.600', 'teal.300'),
      hover: both('teal.700', 'teal.200'),
      text: both('white', 'teal.900'),
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
