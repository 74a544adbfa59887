import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { CirclePlus, Plus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askToSearch } from '../../features/listings/search/native-search.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { ByWidth } from '../../ui/by-width.tsx';
import { Container } from '../../ui/page.tsx';
import { AccountButton } from './account-button.tsx';
import { useHasBottomNavigation } from './phone-layout.ts';
import { ColorModeButton, NavigationBar, SiteLogo, LanguageMenu } from './navigation-bar.tsx';
import { SkipLink } from './content.tsx';
import { HeaderSearch } from './header-search.tsx';
import { SessionCorner } from './session-corner.tsx';

export function Header() {
  return (
    <Box
      as="header"
      // On phones, and in windows where it takes more than a fifth, it scrolls away.
      position={{ base: 'relative', md: 'sticky' }}
      top="0"
      css={{ '@media (max-height: 20em)': { position: 'relative' } }}
      zIndex="header"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <SkipLink />
      <Container display="flex" alignItems="center" gap={{ base: '1', xl: '8px' }} minH="16">
        <SiteLogo />
        <ByWidth phone={<PhoneHeader />} wide={<WideHeader />} />
      </Container>
      <NavigationBar
        position={{ base: 'fixed', md: 'absolute' }}
        top={{ base: '0', md: 'auto' }}
        bottom={{ md: '-2px' }}
      />
    </Box>
  );
}

/** The bottom bar has the rest; where a page has none, the account, too, is here. */
function PhoneHeader() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const hasBottomNavigation = useHasBottomNavigation();
  return (
    <>
      <Box flex="1" />
      <Button asChild variant="ghost" size="icon">
        <Link to={paths.listings(language)} state={askToSearch} aria-label={t('header.search')}>
          <Search size={20} aria-hidden="true" />
        </Link>
      </Button>
      {!hasBottomNavigation && <AccountButton />}
    </>
  );
}

function WideHeader() {
  return (
    <>
      <PageLinks />
      <HeaderSearch />
      <Box css={wordFrom80em}>
        <LanguageMenu />
      </Box>
      <ColorModeButton />
      <SessionCorner visitor={<SignInButton />} />
    </>
  );
}

/**
 * Words come where the search box keeps its width beside them, in each language. Large text needs the room: an em here
 * is the browser's own size of text, so 64 of them are 1024 px and 80 are 1280 px.
 */
const from64em = { '@media (max-width: 63.99em)': { display: 'none' } };
const from80em = { '@media (max-width: 79.99em)': { display: 'none' } };
const wordFrom80em = { '@media (max-width: 79.99em)': { '& button > span': { display: 'none' } } };
const below80em = { '@media (min-width: 80em)': { display: 'none' } };

/** Links to ads, investors and publishing: an icon until there is room for words. */
function PageLinks() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Flex as="nav" aria-label={t('header.pages')} flex="1" align="center" gap="1">
      <Button asChild variant="ghost" size="sm">
        <Link to={paths.listings(language)}>{t('header.ads')}</Link>
      </Button>
      <Button asChild variant="ghost" size="sm" css={from64em}>
        <Link to={paths.investors(language)}>{t('header.investors')}</Link>
      </Button>
      <Box flex="1" />
      <Button asChild variant="ghost" size="icon" css={below80em}>
        <Link to={paths.createListing(language)} aria-label={t('header.publish')}>
          <CirclePlus size={20} aria-hidden="true" />
        </Link>
      </Button>
      <Button asChild size="sm" variant="outline" css={from80em}>
        <Link to={paths.createListing(language)}>
          <Plus size={17} aria-hidden="true" />
          {t('header.publish')}
        </Link>
      </Button>
    </Flex>
  );
}

function SignInButton() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Button asChild size="sm">
      <Link to={paths.signIn(language)}>{t('header.signIn')}</Link>
    </Button>
  );
}
