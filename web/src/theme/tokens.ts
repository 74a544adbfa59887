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
/** Raw scales. Colours are named for what they look like; `semanticTokens` says what they are for. */
const scale = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
];

const spacing = Object.fromEntries([
  ...scale.map((step) => [String(step), { value: `${step / 4}rem` }]),
  ['0.5', { value: '0.125rem' }],
  ['1.5', { value: '0.375rem' }],
  ['2.5', { value: '0.625rem' }],
  ['3.5', { value: '0.875rem' }],
]) as Record<string, { value: string }>;

export const tokens = {
  fonts: {
    body: { value: "'Vazirmatn Variable', system-ui, 'Noto Sans Arabic', sans-serif" },
    heading: { value: "'Vazirmatn Variable', system-ui, 'Noto Sans Arabic', sans-serif" },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.3125rem' },
    '2xl': { value: '1.625rem' },
    '3xl': { value: '2rem' },
    '4xl': { value: '2.625rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
    black: { value: '800' },
  },
  /** Arabic script needs more height than Latin: it has marks above and below the line. */
  lineHeights: { tight: { value: '1.35' }, normal: { value: '1.7' } },
  radii: {
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '0.875rem' },
    xl: { value: '1.25rem' },
    full: { value: '9999px' },
  },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    content: { value: '76rem' },
    reading: { value: '44rem' },
    sidebar: { value: '400px' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' } },
  zIndex: {
    header: { value: 100 },
    widget: { value: 200 },
    toast: { value: 300 },
    popover: { value: 1000 },
    skipLink: { value: 2000 },
  },
  colors: {
    ivory: {
      50: { value: '#FDFAF4' },
      100: { value: '#F8F2E6' },
      200: { value: '#EFE6D4' },
      300: { value: '#E0D3BA' },
      400: { value: '#8F7F5E' },
    },
    ink: { 500: { value: '#566363' }, 700: { value: '#2C3B3C' }, 900: { value: '#16211F' } },
    teal: {
      50: { value: '#E8F3F1' },
      100: { value: '#CFE6E2' },
      200: { value: '#A6D1CB' },
      300: { value: '#72B8B1' },
      500: { value: '#1F7C7B' },
      600: { value: '#11605F' },
      700: { value: '#0B4B4C' },
      800: { value: '#0A3A3C' },
      900: { value: '#082C2E' },
    },
    copper: {
      50: { value: '#FBF0E6' },
      200: { value: '#EFCBA9' },
      300: { value: '#E3A878' },
      500: { value: '#B5672F' },
      600: { value: '#974F1F' },
      800: { value: '#5A2E12' },
      900: { value: '#38200F' },
    },
    night: {
      50: { value: '#F1ECE2' },
      200: { value: '#B7C1BE' },
      300: { value: '#93A19E' },
      500: { value: '#6C8080' },
      550: { value: '#3A4E50' },
      600: { value: '#2B3B3D' },
      650: { value: '#203033' },
      800: { value: '#152123' },
      850: { value: '#111C1E' },
      900: { value: '#0E1719' },
    },
    red: {
      300: { value: '#F2A29A' },
      600: { value: '#B3261E' },
      800: { value: '#4B1512' },
      50: { value: '#FCEDEB' },
    },
    white: { value: '#FFFFFF' },
  },
};
