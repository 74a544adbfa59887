import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

/** The heading of a page that is one card, and the title of its window. */
export function CardTitle({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <Box mb="6">
      <PageHead title={title} />
      <Box as="h1" fontSize="2xl">
        {title}
      </Box>
      {lead !== undefined && (
        <Box as="p" color="fg.muted" mt="1">
          {lead}
        </Box>
      )}
    </Box>
  );
}
