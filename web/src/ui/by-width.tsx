import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/browser/use-is-phone.ts';

interface ByWidthProps {
  phone?: ReactNode;
  wide?: ReactNode;
}

/**
 * One thing below 768 px, another from there on. The server does not know the window: it sends both, and the styles
 * show one of them until the page is hydrated.
 */
export function ByWidth({ phone, wide }: ByWidthProps) {
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone !== false && phone !== undefined && (
        <Box display={{ base: 'contents', md: 'none' }}>{phone}</Box>
      )}
      {isPhone !== true && wide !== undefined && (
        <Box display={{ base: 'none', md: 'contents' }}>{wide}</Box>
      )}
    </>
  );
}
