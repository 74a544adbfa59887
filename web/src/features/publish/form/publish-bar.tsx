import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { BottomBar } from '../../../ui/bottom-bar.tsx';

/** The end of a long form: at the bottom edge of phones, so that nobody has to look for it; in the page from 768 px. */
export function PublishBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <BottomBar isInPageFromMd>
      <Flex
        direction={{ base: 'column', md: 'row-reverse' }}
        justify="flex-end"
        align={{ base: 'stretch', md: 'center' }}
        columnGap="5"
        px={{ base: '4', md: '0' }}
        pt={{ base: '1', md: '0' }}
        pb={{ base: '3', md: '0' }}
      >
        <Box _empty={{ display: 'none' }}>{note}</Box>
        {children}
      </Flex>
    </BottomBar>
  );
}
