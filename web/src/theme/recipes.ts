import { defineRecipe } from '@chakra-ui/react/styled-system';

const focusRing = {
  outline: '2px solid transparent',
  outlineOffset: '2px',
  _focusVisible: { outlineColor: 'border.focus' },
} as const;

export const buttonRecipe = defineRecipe({
  className: 'q-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed', transform: 'none' },
    '& svg': { flexShrink: 0 },
    ...focusRing,
  },
  variants: {
    variant: {
      solid: { bg: 'action', color: 'action.text', _hover: { bg: 'action.hover' } },
      danger: { bg: 'fg.error', color: 'bg.panel', _hover: { opacity: 0.9 } },
      accent: { bg: 'copper.600', color: 'white', _hover: { bg: 'copper.800' } },
      onBrand: { bg: 'ivory.50', color: 'teal.700', _hover: { bg: 'white' } },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'border.control',
        _hover: { borderColor: 'fg.brand', color: 'fg.brand' },
      },
      ghost: { bg: 'transparent', color: 'fg', _hover: { bg: 'bg.muted' } },
    },
    size: {
      sm: { minH: '9', px: '3', fontSize: 'sm' },
      md: { minH: '11', px: '5', fontSize: 'sm' },
      lg: { minH: '12', px: '7', fontSize: 'md' },
      icon: { minH: '10', minW: '10', p: '0', borderRadius: 'full' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const inputRecipe = defineRecipe({
  className: 'q-input',
  base: {
    width: 'full',
    minH: '11',
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.muted', opacity: 1 },
    _hover: { borderColor: 'fg.brand' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    _invalid: { borderColor: 'fg.error' },
    ...focusRing,
  },
});

export const linkRecipe = defineRecipe({
  className: 'q-link',
  base: {
    color: 'fg.brand',
    fontWeight: 'medium',
    borderRadius: 'sm',
    textUnderlineOffset: '0.25em',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    ...focusRing,
  },
  variants: {
    quiet: { true: { color: 'inherit', fontWeight: 'normal' } },
    inText: { true: { textDecoration: 'underline' } },
  },
});
