import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { CirclePlus, Plus, Search, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../entities/person/session.tsx';
import { askToSearch } from '../../features/listings/search/ask-to-search.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart, PartFailure } from '../../ui/lazy-part.tsx';
import { Container } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { ColorModeButton } from './color-mode-button.tsx';
import { SkipLink } from './content.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { SiteLogo } from './site-logo.tsx';

/** Lazy: most people are not signed in and need no user menu. */
const UserMenu = lazyPart(
  async () => (await import('./user-menu.tsx')).UserMenu,
  <Skeleton boxSize="11" borderRadius="full" />,
);

/** As narrow as a finger allows: five of them and the logo share a phone's width. */
const iconButton = { size: 'icon', minW: { base: '9', sm: '10' } } as const;

export function Header() {
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <SkipLink />
      <Container display="flex" alignItems="center" gap={{ base: '1', md: '3' }} minH="16">
        <SiteLogo />
        <PageLinks />
        <HeaderSearch />
        <LanguageMenu />
        <ColorModeButton />
        <SessionCorner />
      </Container>
      <NavigationBar position="absolute" bottom="-2px" />
    </Box>
  );
}

/** Links to the ads and to publishing: icons on phones, words where there is room. */
function PageLinks() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Flex
      as="nav"
      aria-label={t('header.pages')}
      flex="1"
      align="center"
      gap={{ base: '0', md: '1' }}
    >
      <Button asChild variant="ghost" size="sm" display={{ base: 'none', md: 'inline-flex' }}>
        <Link to={paths.listings(language)}>{t('header.ads')}</Link>
      </Button>
      <Box flex="1" />
      <Button asChild variant="ghost" {...iconButton} display={{ base: 'inline-flex', md: 'none' }}>
        <Link to={paths.listings(language)} state={askToSearch} aria-label={t('header.search')}>
          <Search size={20} aria-hidden="true" />
        </Link>
      </Button>
      <Button asChild variant="ghost" {...iconButton} display={{ base: 'inline-flex', lg: 'none' }}>
        <Link to={paths.createListing(language)} aria-label={t('header.publish')}>
          <CirclePlus size={20} aria-hidden="true" />
        </Link>
      </Button>
      <Button asChild size="sm" display={{ base: 'none', lg: 'inline-flex' }} variant="outline">
        <Link to={paths.createListing(language)}>
          <Plus size={17} aria-hidden="true" />
          {t('header.publish')}
        </Link>
      </Button>
    </Flex>
  );
}

/** Sign-in button or user menu. Until that is known there is a token, so the placeholder has the size of the menu. */
function SessionCorner() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { data: user, isPending, refetch } = useSession();
  if (isPending) return <Skeleton width={{ base: '11', lg: '48' }} height="11" />;
  if (user) return <UserMenu user={user} />;
  // There is a token, but nobody could say whose.
  if (user === undefined) return <PartFailure onRetry={() => void refetch()} />;
  // Phones have no room for its words, in Arabic least of all: there it looks like the user menu, but filled.
  return (
    <>
      <Button asChild size="icon" flexShrink="0" display={{ base: 'inline-flex', sm: 'none' }}>
        <Link to={paths.signIn(language)} aria-label={t('header.signIn')}>
          <UserRound size={20} aria-hidden="true" />
        </Link>
      </Button>
      <Button asChild size="sm" px="3.5" display={{ base: 'none', sm: 'inline-flex' }}>
        <Link to={paths.signIn(language)}>{t('header.signIn')}</Link>
      </Button>
    </>
  );
}
