import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * A toast. Its order and height come from the toaster as CSS variables. The toaster stacks them from the top edge down; on phones
 * the same stands upside down at the bottom edge.
 */
export const toastSlotRecipe = defineSlotRecipe({
  className: 'q-toast',
  slots: ['root', 'title', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: { base: 'calc(100vw - 2rem)', sm: '24rem' },
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
