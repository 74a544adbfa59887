import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMoreTextsHere } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { LazyOnScroll } from '../../ui/lazy-on-scroll.tsx';
import { Container } from '../../ui/page.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { FacebookIcon, InstagramIcon } from '../../ui/social-icons.tsx';
import { StarMark, StarPattern } from '../../ui/star.tsx';
import { configuration } from '../configuration.ts';
import { ContactLink, footerLine } from './contact-link.tsx';
import { useLanguageLinks } from './language-button.tsx';

/** On phones all links are one block without column headings: otherwise the footer would be too long. */
export function Footer() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Box as="footer" position="relative" bg="bg.brand" color="fg.onBrand" mt="20">
      <StarPattern id="footer-stars" opacity="0.06" />
      <Container position="relative" pt={{ base: '4', md: '12' }} fontSize="sm">
        <Box minH={signUpHeight} mb={{ base: '2', md: '8' }}>
          <LazyOnScroll quiet load={loadSignUp} placeholder={null} />
        </Box>
        <Box
          display={{ base: 'flex', md: 'grid' }}
          flexWrap="wrap"
          columnGap={{ base: '6', md: '10' }}
          gridTemplateColumns="2fr 1fr 1fr 1fr"
        >
          <Box hideBelow="md">
            <Flex align="center" gap="2" fontSize="xl" fontWeight="black">
              <StarMark color="teal.500" />
              {t('siteName')}
            </Flex>
            <Box as="p" mt="3" maxW="22rem" color="fg.onBrandMuted">
              {t('footer.about')}
            </Box>
          </Box>
          <Column title={t('footer.explore')}>
            <FooterLink to={paths.listings(language)}>{t('footer.allAds')}</FooterLink>
            <FooterLink to={paths.aboutUs(language)}>{t('footer.aboutUs')}</FooterLink>
          </Column>
          <Column title={t('footer.legal')}>
            <FooterLink to={paths.terms(language)}>{t('footer.terms')}</FooterLink>
            <FooterLink to={paths.privacyPolicy(language)}>{t('footer.privacy')}</FooterLink>
            <FooterLink to={paths.cookiePolicy(language)}>{t('footer.cookies')}</FooterLink>
          </Column>
          <Column title={t('footer.follow')}>
            <ContactLink {...focusOnBrand} />
            <SocialLinks />
            <LanguageSwitches {...focusOnBrand} />
          </Column>
        </Box>
        {/* The chat button has its place at the end of this line; on phones below it, as the greeting takes all of the width. */}
        <Flex
          align="center"
          minH="20"
          pe={{ base: '0', md: '16' }}
          pb={{ base: '20', md: '0' }}
          mt={{ base: '3', md: '8' }}
          borderTopWidth="1px"
          borderColor="teal.600"
          color="fg.onBrandMuted"
        >
          <p>{t('footer.rights', { year: limits.copyrightYear })}</p>
        </Flex>
      </Container>
    </Box>
  );
}

const loadSignUp = async () => {
  const [part] = await Promise.all([
    import('../../features/newsletter/footer-sign-up.tsx'),
    loadMoreTextsHere('newsletter'),
  ]);
  return part.FooterSignUp;
};

/** The space that is reserved for the newsletter sign-up. */
const signUpHeight = { base: '12.4rem', md: '6.5rem' };

const focusOnBrand = { _focusVisible: { outlineColor: 'copper.200' } } as const;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex display={{ base: 'contents', md: 'flex' }} direction="column" align="flex-start">
      <Box as="h2" hideBelow="md" fontSize="sm" color="copper.200" mb="1">
        {title}
      </Box>
      {children}
    </Flex>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouterLink quiet to={to} {...footerLine} {...focusOnBrand}>
      {children}
    </RouterLink>
  );
}

function SocialLinks() {
  const { t } = useTranslation('common');
  const links = [
    { url: configuration.facebookUrl, label: t('footer.facebook'), icon: <FacebookIcon /> },
    { url: configuration.instagramUrl, label: t('footer.instagram'), icon: <InstagramIcon /> },
  ].filter(({ url }) => url !== '');
  if (links.length === 0) return null;
  return (
    <Flex gap="3">
      {links.map(({ url, label, icon }) => (
        <Box
          key={label}
          asChild
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          boxSize="11"
          borderRadius="full"
          borderWidth="1px"
          borderColor="teal.600"
          _hover={{ bg: 'teal.600' }}
          {...focusOnBrand}
        >
          <a href={url} target="_blank" rel="noopener" aria-label={label}>
            {icon}
          </a>
        </Box>
      ))}
    </Flex>
  );
}

/** The same page in each language. Other props go to the links. */
function LanguageSwitches(props: Omit<ComponentProps<typeof RouterLink>, 'to'>) {
  const { t } = useTranslation('common');
  const links = useLanguageLinks();
  return (
    <Flex as="nav" aria-label={t('footer.language')} columnGap="4" wrap="wrap">
      {links.map(({ link, nativeName, isCurrent }) => (
        <RouterLink
          key={link.lang}
          quiet
          {...link}
          aria-current={isCurrent ? 'true' : undefined}
          fontWeight={isCurrent ? 'bold' : 'normal'}
          {...footerLine}
          minW="11"
          {...props}
        >
          {nativeName}
        </RouterLink>
      ))}
    </Flex>
  );
}

/** The footer where people are busy: pages of one card and the account area (docs/specification/screens.md#s5). */
export function SmallFooter(props: BoxProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const links = {
    aboutUs: paths.aboutUs(language),
    terms: paths.terms(language),
    privacy: paths.privacyPolicy(language),
    cookies: paths.cookiePolicy(language),
    newsletter: paths.newsletter(language),
  } as const;
  return (
    <Box as="footer" position="relative" px="4" pb="6" fontSize="sm" color="fg.muted" {...props}>
      <Flex wrap="wrap" justify="center" columnGap="6">
        {Object.entries(links).map(([name, to]) => (
          <RouterLink key={name} quiet to={to} {...footerLine}>
            {t(`footer.${name as keyof typeof links}`)}
          </RouterLink>
        ))}
        <ContactLink />
      </Flex>
      <Flex wrap="wrap" justify="center" align="center" columnGap="6">
        <LanguageSwitches />
        <p>{t('footer.rights', { year: limits.copyrightYear })}</p>
      </Flex>
    </Box>
  );
}
