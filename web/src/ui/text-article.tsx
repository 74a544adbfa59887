import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';
import { Heading, PageHead, Container } from './page.tsx';
import { RouterLink } from './router-link.tsx';
import { WithSupportMail } from './support-mail.tsx';

interface TextSection {
  /** The fragment that leads here. */
  id: string;
  title: string;
  /** Empty lines separate paragraphs. */
  body?: string;
  /** Entries of a list. */
  items?: readonly string[];
}

interface TextArticleProps {
  title: string;
  /** For search engines. */
  description: string;
  /** Date line below the title. */
  updated: ReactNode;
  /** Who is responsible for the text. */
  operator: string;
  /** Empty lines separate paragraphs. */
  intro: string;
  /** Name of the list of sections above the text; without it there is none. */
  contents?: string;
  sections: readonly TextSection[];
  /** Paragraphs after the last section. */
  end?: string;
}

/** A page with a long text. */
export function TextArticle(props: TextArticleProps) {
  const { title, description, updated, operator, intro, contents, sections, end } = props;
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title={title} description={description} />
      <Box as="article" maxW="reading" mx="auto">
        <Heading as="h1">{title}</Heading>
        <Box mt="2" color="fg.muted" fontSize="sm">
          <p>{updated}</p>
          <p>
            <WithSupportMail text={operator} />
          </p>
        </Box>
        <Paragraphs text={intro} />
        {contents !== undefined && <Contents name={contents} sections={sections} />}
        {sections.map(({ id, title: heading, body, items = [] }) => (
          <Box as="section" key={id} id={id} mt="9">
            <Heading as="h2">{heading}</Heading>
            {body !== undefined && <Paragraphs text={body} />}
            {items.length > 0 && <List items={items} />}
          </Box>
        ))}
        {end !== undefined && (
          <Box mt="9">
            <Paragraphs text={end} />
          </Box>
        )}
      </Box>
    </Container>
  );
}

function Contents({ name, sections }: { name: string; sections: readonly TextSection[] }) {
  return (
    <Box as="nav" aria-label={name} mt="6" borderInlineStartWidth="2px" ps="4">
      <Grid as="ul" columnGap="6" gridTemplateColumns={{ md: 'repeat(2, 1fr)' }}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <RouterLink to={`#${id}`} display="inline-block" py="2">
              {title}
            </RouterLink>
          </li>
        ))}
      </Grid>
    </Box>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <Grid as="ul" listStyleType="disc" ps="5" mt="3" gap="2">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Grid>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <Box as="p" key={paragraph} mt="3">
      <WithSupportMail text={paragraph} />
    </Box>
  ));
}
