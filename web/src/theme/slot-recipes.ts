import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A floating list of choices. */
export const floating = {
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.raised',
  borderRadius: 'lg',
  boxShadow: 'raised',
  outline: 0,
  zIndex: 'popover',
  // The room that the positioning found on the screen.
  maxH: 'var(--available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: '1.5',
} as const;

/** One line of such a list. */
export const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minH: '11',
  px: '3',
  borderRadius: 'md',
  fontSize: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { bg: 'bg.highlight' },
  _highlighted: { bg: 'bg.highlight' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
} as const;

export const menuSlotRecipe = defineSlotRecipe({
  className: 'q-menu',
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'separator'],
  base: {
    content: { ...floating, minW: '48' },
    item: choice,
    itemText: { flex: 1 },
    separator: { borderTopWidth: '1px', borderColor: 'border.subtle', my: '1.5' },
  },
});

export const popoverSlotRecipe = defineSlotRecipe({
  className: 'q-popover',
  slots: ['trigger', 'positioner', 'content'],
  base: { content: { ...floating, width: 'full', maxW: 'calc(100vw - 2rem)' } },
});

/** The list is at most 250 px high (docs/specification/limits.md#m6). */
export const selectSlotRecipe = defineSlotRecipe({
  className: 'q-select',
  slots: [
    'root',
    'label',
    'control',
    'trigger',
    'valueText',
    'indicatorGroup',
    'indicator',
    'clearTrigger',
    'positioner',
    'content',
    'list',
    'item',
    'itemText',
    'itemIndicator',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full', minW: 0 },
    label: { fontSize: 'sm', fontWeight: 'medium' },
    control: { position: 'relative' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      width: 'full',
      minH: '11',
      px: '3',
      bg: 'bg.panel',
      color: 'fg',
      fontSize: 'md',
      textAlign: 'start',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { borderColor: 'fg.brand' },
      _placeholderShown: { color: 'fg.muted' },
    },
    valueText: { lineClamp: { base: 2, md: 1 }, minW: 0, flex: 1 },
    indicator: { color: 'fg.muted', flexShrink: 0 },
    content: { ...floating, maxH: 'min(250px, var(--available-height))' },
    item: { ...choice, justifyContent: 'space-between' },
    itemIndicator: { color: 'fg.brand' },
  },
});

/** On phones a dialog is a sheet at the bottom edge; what it asks stays in sight while its content scrolls. */
export const dialogSlotRecipe = defineSlotRecipe({
  className: 'q-dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    backdrop: { position: 'fixed', inset: 0, bg: 'rgb(8 20 20 / 55%)', zIndex: 'popover' },
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      p: { base: '0', md: '4' },
      zIndex: 'popover',
    },
    content: {
      '--dialog-padding': { base: 'spacing.4', md: 'spacing.6' },
      bg: 'bg.raised',
      color: 'fg',
      borderWidth: { _dark: '1px' },
      borderColor: 'border.raised',
      borderRadius: 'xl',
      borderBottomRadius: { base: '0', md: 'xl' },
      boxShadow: 'raised',
      width: 'full',
      maxW: { base: 'full', md: '26rem' },
      maxH: 'calc(100vh - 2rem)',
      '@supports (height: 100dvh)': { maxH: 'calc(100dvh - 2rem)' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      p: 'var(--dialog-padding)',
      pb: 'calc(var(--dialog-padding) + env(safe-area-inset-bottom))',
      outline: 0,
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      mb: '3',
      '& h2': { mb: 0, pt: '2' },
      '& button': { mt: '-0.5', me: '-2' },
    },
    title: { display: 'flex', gap: '2', fontSize: 'lg', fontWeight: 'bold', mb: '2' },
    description: { color: 'fg.muted', fontSize: 'sm' },
    footer: {
      display: 'flex',
      // The harmless choice comes first in the page, and so for the keyboard; a thumb finds it at the edge.
      flexDirection: { base: 'column-reverse', md: 'row' },
      flexWrap: { md: 'wrap' },
      gap: '3',
      justifyContent: 'flex-end',
      position: 'sticky',
      bottom: 'calc(-1 * var(--dialog-padding) - env(safe-area-inset-bottom))',
      bg: 'bg.raised',
      mx: 'calc(-1 * var(--dialog-padding))',
      mb: 'calc(-1 * var(--dialog-padding) - env(safe-area-inset-bottom))',
      px: 'var(--dialog-padding)',
      pt: '6',
      pb: 'calc(var(--dialog-padding) + env(safe-area-inset-bottom))',
    },
  },
});
