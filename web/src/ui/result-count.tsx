import { Box } from '@chakra-ui/react/box';
import type { Ref } from 'react';
import { Skeleton } from './surfaces.tsx';

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
    <Box role="status">
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
