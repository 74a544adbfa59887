import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Heading, PageHead, Container } from './page.tsx';

interface TextArticleProps {
  title: string;
  /** For search engines. */
  description: string;
  /** Date line below the title. */
  updated?: ReactNode;
  /** Empty lines separate paragraphs. */
  intro: string;
  sections?: readonly { title: string; body: string }[];
}

/** A page with a long text. */
export function TextArticle(props: TextArticleProps) {
  const { title, description, updated, intro, sections = [] } = props;
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title={title} description={description} />
      <Box as="article" maxW="reading" mx="auto">
        <Heading as="h1">{title}</Heading>
        {updated !== undefined && (
          <Box as="p" mt="2" color="fg.muted" fontSize="sm">
            {updated}
          </Box>
        )}
        <Paragraphs text={intro} />
        {sections.map((section) => (
          <Box as="section" key={section.title} mt="9">
            <Heading as="h2">{section.title}</Heading>
            <Paragraphs text={section.body} />
          </Box>
        ))}
      </Box>
    </Container>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <Box as="p" key={paragraph} mt="3">
      {paragraph}
    </Box>
  ));
}
