import { Box } from '@chakra-ui/react/box';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../entities/person/session.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { ColorModeButton } from './color-mode-button.tsx';
import { SkipLink } from './content.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SiteLogo } from './site-logo.tsx';

/** Lazy: most people are not signed in and need no user menu. */
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

export function Header() {
  const { t } = useTranslation('common');
  const language = useLanguage();
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
        <Button asChild variant="ghost" size="sm" display={{ base: 'none', lg: 'inline-flex' }}>
          <Link to={paths.listings(language)}>{t('header.ads')}</Link>
        </Button>
        <Box flex="1" />
        <HeaderSearch />
        <LanguageMenu />
        <ColorModeButton />
        <SessionCorner />
      </Container>
    </Box>
  );
}

/** Sign-in button or user menu. Until that is known there is a token, so the placeholder has the size of the menu. */
function SessionCorner() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { data: user, isPending } = useSession();
  if (isPending) return <Skeleton width={{ base: '11', lg: '48' }} height="11" />;
  if (user) {
    return (
      <>
        <Button asChild size="sm" display={{ base: 'none', lg: 'inline-flex' }}>
          <Link to={paths.createListing(language)}>
            <Plus size={17} aria-hidden="true" />
            {t('header.publish')}
          </Link>
        </Button>
        <Suspense fallback={<Skeleton boxSize="11" borderRadius="full" />}>
          <UserMenu user={user} />
        </Suspense>
      </>
    );
  }
  // On the smallest phones, and before the font has come, there is hardly room: the page must not get wider.
  return (
    <Button
      asChild
      size="sm"
      px={{ base: '2', sm: '3.5' }}
      minW="0"
      flexShrink="1"
      overflow="hidden"
    >
      <Link to={paths.signIn(language)}>{t('header.signIn')}</Link>
    </Button>
  );
}
