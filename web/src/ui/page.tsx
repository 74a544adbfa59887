import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { defaultLanguage, languageCodes } from '@qaysari/contract/shared/languages';
import { useEffect, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathInLanguage } from '../i18n/language.ts';
import { isForSearchEngines } from '../lib/routes/is-page.ts';

/** Key to match a tag of the app with the tag of the server that it replaces. */
function kindOf(tag: Element): string {
  const names = ['rel', 'hreflang', 'name'].map((name) => tag.getAttribute(name) ?? '');
  return [tag.tagName, ...names].join(' ');
}

/**
 * Removes tags of the head that the server sent (web/src/server/head): those that the app has added itself, and after
 * the first page those that belong only to it.
 */
export function removeServedTags(isFirstPage: boolean): void {
  const { head } = document;
  const own = new Set([...head.children].filter(isOwn).map(kindOf));
  for (const tag of head.querySelectorAll('[data-before]')) {
    if (own.has(kindOf(tag))) tag.remove();
  }
  if (isFirstPage) return;
  for (const tag of head.querySelectorAll('[data-first]')) tag.remove();
}

const isOwn = (tag: Element) => !tag.hasAttribute('data-before');

/** Content at full width with the page's side padding: one grid for header, page and footer. */
export function Container(props: BoxProps) {
  const maxW = { base: 'content', '2xl': '88rem' };
  const onPaper = { maxW: 'none', p: '0' };
  return (
    <Box
      width="full"
      maxW={maxW}
      mx="auto"
      px={{ base: '4', md: '6' }}
      _print={onPaper}
      {...props}
    />
  );
}

const headingSizes = {
  page: { base: '2xl', md: '3xl' },
  card: '2xl',
  section: 'xl',
  small: 'lg',
} as const;

interface HeadingProps extends Omit<BoxProps, 'as'> {
  as: 'h1' | 'h2' | 'h3';
  size?: keyof typeof headingSizes;
  ref?: Ref<HTMLDivElement>;
}

/** A heading; `as` says its level, `size` how large it is. */
export function Heading({ as, size = as === 'h1' ? 'page' : 'section', ...rest }: HeadingProps) {
  // One long word of Sorani, twice as large and in the fallback font, is wider than a small phone.
  return <Box as={as} fontSize={headingSizes[size]} overflowWrap="anywhere" {...rest} />;
}

interface PageHeadProps {
  title: string;
  description?: string;
  /**
   * Path and query that search engines are to know the page by. Omitted: its path. `none`: they are not to know it.
   */
  known?: string;
}

/** The first path of the app. */
let firstPath: string | undefined;

/**
 * Title of the window, and the tags for search engines. On the server it renders nothing, because web/src/server/head
 * writes the same tags.
 */
export function PageHead({ title, description, known }: PageHeadProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  useEffect(() => {
    firstPath ??= pathname;
    removeServedTags(pathname === firstPath);
  }, [pathname]);
  if (typeof document === 'undefined') return null;
  const isKnown = known === undefined ? isForSearchEngines(pathname) : known !== 'none';
  return (
    <>
      <title>{t('pageTitle', { title })}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isKnown ? (
        <KnownAddress address={known ?? pathname} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** Where the page is, and where it is in other languages. */
function KnownAddress({ address }: { address: string }) {
  const alternates = [
    ...languageCodes.map((code) => ({ hrefLang: code, language: code })),
    { hrefLang: 'x-default', language: defaultLanguage },
  ];
  return (
    <>
      <link rel="canonical" href={location.origin + address} />
      {alternates.map(({ hrefLang, language }) => (
        <link
          key={hrefLang}
          rel="alternate"
          hrefLang={hrefLang}
          href={location.origin + pathInLanguage(address, language)}
        />
      ))}
    </>
  );
}

interface PageHeadingProps {
  title: string;
  /** Where the title of the window says more. */
  windowTitle?: string | undefined;
  lead?: ReactNode;
  /** The main action of the page, beside the heading. */
  action?: ReactNode;
  /** `card`: for a page that is one card. */
  size?: 'page' | 'card';
}

/** The heading of a page and the title of its window. */
export function PageHeading({
  title,
  windowTitle = title,
  lead,
  action,
  size = 'page',
}: PageHeadingProps) {
  return (
    <>
      <PageHead title={windowTitle} />
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Heading as="h1" size={size}>
          {title}
        </Heading>
        {action}
      </Flex>
      {lead !== undefined && (
        <Box as="p" color="fg.muted" mt="1">
          {lead}
        </Box>
      )}
    </>
  );
}

/** Heading of a page that is one card. */
export function CardHeader({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <Box mb="6">
      <PageHeading title={title} lead={lead} size="card" />
    </Box>
  );
}

interface FormPageProps extends Pick<PageHeadingProps, 'title' | 'lead'> {
  children: ReactNode;
}

/** A page with one long form. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <Container py={{ base: '6', md: '10' }}>
      <Box maxW="reading" mx="auto">
        <PageHeading title={title} lead={lead} />
        <Box mt="6">{children}</Box>
      </Box>
    </Container>
  );
}
