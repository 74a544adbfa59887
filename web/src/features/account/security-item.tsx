import { Box } from '@chakra-ui/react/box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface SecurityItemProps {
  Icon: LucideIcon;
  title: string;
  body: string;
  /** Shown at the end, for example an arrow. */
  end?: ReactNode;
  /** For an action that cannot be undone. */
  danger?: boolean;
}

/** Styles of a link or button of the menu. */
export const securityItemLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  px: { base: '4', md: '5' },
  py: '4',
  textAlign: 'start',
  cursor: 'pointer',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'card',
  _hover: { borderColor: 'fg.brand' },
} as const;

/** Content of a link or button of the menu. */
export function SecurityItem({ Icon, title, body, end, danger = false }: SecurityItemProps) {
  return (
    <>
      <Box
        as="span"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        flexShrink="0"
        boxSize="11"
        borderRadius="full"
        bg={danger ? 'bg.error' : 'bg.brandSubtle'}
        color={danger ? 'fg.error' : 'fg.brand'}
      >
        <Icon size={20} aria-hidden="true" />
      </Box>
      <Box as="span" flex="1" minW="0">
        <Box as="span" display="block" fontWeight="semibold" {...(danger && { color: 'fg.error' })}>
          {title}
        </Box>{' '}
        <Box as="span" display="block" fontSize="sm" color="fg.muted">
          {body}
        </Box>
      </Box>
      {end}
    </>
  );
}
