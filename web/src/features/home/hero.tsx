import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { isProfileComplete, type User } from '@qaysari/contract/account/types';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShoppingBag, Store, TrendingUp, UserPen } from 'lucide-react';
import { Link } from 'react-router';
import shopUrl from '../../assets/bazaar-shop.svg';
import { landingPath, newestListingPath } from '../../entities/listing/listings-path.ts';
import { myListingsQuery } from '../../entities/listing/queries.ts';
import { searchFrom } from '../../entities/person/sign-in-link.ts';
import { Container } from '../../ui/page.tsx';
import { StarPattern } from '../../ui/star.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';

const size = {
  size: 'lg',
  px: { base: '2', md: '7' },
  minH: { base: '11', md: '12' },
  flexGrow: { base: 1, md: 0 },
} as const;

const look = { variant: 'onBrand', ...size } as const;

const otherLook = { variant: 'outlineOnBrand', ...size } as const;

/** Leads a visitor to the form that registers with a first ad; `target` is the form's id. */
export function VisitorAction({ target }: { target: string }) {
  const { t } = useTranslation('home');
  return (
    <Button asChild {...look}>
      <a href={`#${target}`}>
        <Store size={18} aria-hidden="true" />
        {t('sell')}
      </a>
    </Button>
  );
}

/** Leads a member to the form of a new ad, or to the profile that an ad of theirs waits for; also while the person is unknown. */
export function MemberAction({ user }: { user: User | null | undefined }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const isIncomplete = user ? !isProfileComplete(user) : false;
  const pending = useQuery({
    ...myListingsQuery({ status: 'pending', page: 1 }, user?._id ?? '', language),
    enabled: isIncomplete,
  });
  const isWaiting = isIncomplete && (pending.data?.total ?? 0) > 0;
  return (
    <Button asChild {...look}>
      {isWaiting ? (
        <Link to={paths.settings(language) + searchFrom(newestListingPath(language))}>
          <UserPen size={18} aria-hidden="true" />
          {t('completeProfile')}
        </Link>
      ) : (
        <Link to={paths.createListing(language)}>
          <Store size={18} aria-hidden="true" />
          {t('sell')}
        </Link>
      )}
    </Button>
  );
}

/** What one can do on the site, each with one press: sell, which is `action`, buy and invest. */
export function Hero({ action }: { action: ReactNode }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <Box
      position="relative"
      bg="bg.brand"
      color="fg.onBrand"
      overflow="hidden"
      // The ring of light pages would not show on this ground.
      css={{ '& :focus-visible': { outlineColor: 'copper.200' } }}
    >
      <StarPattern id="hero-stars" opacity="0.09" />
      <Container
        position="relative"
        display="grid"
        alignItems="center"
        gap="8"
        gridTemplateColumns={{ base: '1fr', lg: '1fr auto' }}
        pt={{ base: '4', md: '7' }}
        pb={{ base: '8', md: '16' }}
      >
        <Box>
          <Box as="h1" fontSize={{ base: '2xl', md: '4xl' }} fontWeight="black" maxW="56rem">
            <Sentences text={t('heroTitle')} />
          </Box>
          <Box
            as="p"
            mt={{ base: '1', md: '2' }}
            fontSize={{ base: 'sm', md: 'lg' }}
            color="fg.onBrandMuted"
            maxW="40rem"
          >
            {t('heroLine')}
            <Box as="span" hideBelow="md">
              {' '}
              {t('heroBody')}
            </Box>
          </Box>
          <Flex wrap="wrap" gap={{ base: '2', md: '3' }} mt={{ base: '3', md: '4' }}>
            {action}
            <Button asChild {...otherLook}>
              <Link to={paths.listings(language)}>
                <ShoppingBag size={18} aria-hidden="true" />
                {t('buy')}
              </Link>
            </Button>
            <Button asChild {...otherLook}>
              <Link to={landingPath(language, { category: 'find_an_investor' })}>
                <TrendingUp size={18} aria-hidden="true" />
                {t('invest')}
              </Link>
            </Button>
          </Flex>
        </Box>
        <Box display={{ base: 'none', lg: 'block' }} justifySelf="end">
          {/* Lazy, or phones would load what they do not show. */}
          <img src={shopUrl} alt="" width={245} height={210} loading="lazy" />
        </Box>
      </Container>
    </Box>
  );
}

/** A line breaks between sentences before it breaks inside one. */
function Sentences({ text }: { text: string }) {
  return (text.match(/[^.]+\.?/g) ?? []).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <Box as="span" display="inline-block">
        {sentence.trim()}
      </Box>
    </Fragment>
  ));
}
