import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page-head.tsx';
import { Container } from '../../../ui/section.tsx';

interface PublishPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page that is one long form: its heading, the title of its window and its content. */
export function PublishPage({ title, lead, children }: PublishPageProps) {
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageHead title={title} />
      <Box maxW="reading" mx="auto">
        <Box as="h1" fontSize={{ base: '2xl', md: '3xl' }}>
          {title}
        </Box>
        {lead !== undefined && (
          <Box as="p" color="fg.muted" mt="1">
            {lead}
          </Box>
        )}
        <Box mt="6">{children}</Box>
      </Box>
    </Container>
  );
}
