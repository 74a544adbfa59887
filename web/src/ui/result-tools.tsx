import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode, Ref } from 'react';
import { Skeleton } from './surfaces.tsx';

/** The line above a list of results: how many, the filter, the order. On phones it is one line that scrolls sideways. */
export function ResultTools({ children }: { children: ReactNode }) {
  return (
    <Flex
      // What is hidden in it for screen readers scrolls with it, instead of making the page wider.
      position="relative"
      align="center"
      columnGap="2"
      rowGap="1"
      wrap={{ base: 'nowrap', md: 'wrap' }}
      minH="11"
      mb={{ base: '2', md: '3' }}
      // To the edges of the screen, so that what is cut shows that there is more.
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbarWidth="none"
      css={{ '& > *': { flexShrink: { base: 0, md: 1 } } }}
    >
      {children}
    </Flex>
  );
}

interface ResultCountProps {
  /** How many there are, in words; undefined while they load. */
  text: string | undefined;
  /** What screen readers hear meanwhile. */
  loading: string;
  headingRef: Ref<HTMLDivElement>;
}

/** Heading of a list of results: how many there are. */
export function ResultCount({ text, loading, headingRef }: ResultCountProps) {
  return (
    <Box role="status" whiteSpace="nowrap" me="1">
      <Box
        as="h2"
        ref={headingRef}
        tabIndex={-1}
        outline="none"
        color="fg.muted"
        fontSize="md"
        fontWeight="medium"
      >
        {text ?? (
          <>
            <Box as="span" srOnly>
              {loading}
            </Box>
            <Skeleton height="5" width="24" mt="1" />
          </>
        )}
      </Box>
    </Box>
  );
}
