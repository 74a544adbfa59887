import { Box } from '@chakra-ui/react/box';
import { useRef, type ReactNode } from 'react';
import { Card } from '../../../ui/surfaces.tsx';
import { useVisibleArea, visibleArea } from './use-visible-area.ts';

interface ConversationFrameProps {
  /** `isLow`: there is little room on the screen. */
  children: (isLow: boolean) => ReactNode;
}

/** On phones a conversation fills what a keyboard leaves of the screen; elsewhere it is a card of the account area. */
export function ConversationFrame({ children }: ConversationFrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isLow = useVisibleArea(panel);
  return (
    <Box
      ref={panel}
      position={{ base: 'fixed', md: 'static' }}
      insetInline="0"
      top={`var(${visibleArea.top}, 0px)`}
      zIndex={{ base: 'header', md: 'auto' }}
    >
      <Card
        display="flex"
        flexDirection="column"
        overflow="hidden"
        bg="bg.subtle"
        borderWidth={{ base: '0', md: '1px' }}
        borderRadius={{ base: '0', md: 'xl' }}
        boxShadow={{ md: 'card' }}
        height={{ base: `var(${visibleArea.height}, 100vh)`, md: 'calc(100vh - 9rem)' }}
        minH={{ md: '24rem' }}
        pb={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
        pt={{ base: 'env(safe-area-inset-top)', md: '0' }}
      >
        {children(isLow)}
      </Card>
    </Box>
  );
}
