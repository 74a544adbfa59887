import { Box } from '@chakra-ui/react/box';
import { PageHead } from './page-head.tsx';
import { Container } from './section.tsx';

interface TextArticleProps {
  title: string;
  /** A quiet line below the title. */
  updated?: string;
  /** Paragraphs are parted by empty lines. */
  intro: string;
  sections?: readonly { title: string; body: string }[];
}

/** A long text to read. */
export function TextArticle({ title, updated, intro, sections = [] }: TextArticleProps) {
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title={title} />
      <Box as="article" maxW="reading" mx="auto">
        <Box as="h1" fontSize={{ base: '2xl', md: '3xl' }}>
          {title}
        </Box>
        {updated !== undefined && (
          <Box as="p" mt="2" color="fg.muted" fontSize="sm">
            {updated}
          </Box>
        )}
        <Paragraphs text={intro} />
        {sections.map((section) => (
          <Box as="section" key={section.title} mt="9">
            <Box as="h2" fontSize="xl">
              {section.title}
            </Box>
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
