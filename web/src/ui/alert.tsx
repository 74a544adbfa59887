import { Box } from '@chakra-ui/react/box';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface AlertProps {
  kind: 'success' | 'info' | 'warning' | 'error';
  children: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

const looks = {
  success: { Icon: CircleCheck, bg: 'bg.brandSubtle', color: 'fg.brand' },
  info: { Icon: Info, bg: 'bg.brandSubtle', color: 'fg.brand' },
  warning: { Icon: TriangleAlert, bg: 'bg.accentSubtle', color: 'fg.accent' },
  error: { Icon: CircleAlert, bg: 'bg.error', color: 'fg.error' },
} as const;

/** A word within a page or form; errors are read out at once, the others in their turn. */
export function Alert({ kind, children, action }: AlertProps) {
  const { Icon, bg, color } = looks[kind];
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
      display="flex"
      gap="3"
      bg={bg}
      borderRadius="md"
      px="4"
      py="3"
      fontSize="sm"
    >
      <Box as="span" color={color} flexShrink="0" mt="1">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0">
        <p>{children}</p>
        {action !== undefined && <Box mt="2">{action}</Box>}
      </Box>
    </Box>
  );
}
