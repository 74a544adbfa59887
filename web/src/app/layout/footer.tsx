import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { languageCodes, languages } from '@qaysari/contract/languages';
import { limits } from '@qaysari/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathInLanguage, useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Container } from '../../ui/page.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { FacebookIcon, InstagramIcon } from '../../ui/social-icons.tsx';
import { StarMark, StarPattern } from '../../ui/star.tsx';
import { configuration } from '../configuration.ts';
import { ContactLink, footerLine } from './contact-link.tsx';

export function Footer() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Box as="footer" position="relative" bg="bg.brand" color="fg.onBrand" mt="20">
      <StarPattern id="footer-stars" opacity="0.06" />
      <Container position="relative" pt="12" pb={{ base: '20', md: '12' }}>
        <Grid gap="10" templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' }}>
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <Flex align="center" gap="2" fontSize="xl" fontWeight="black">
              <StarMark color="teal.500" />
              {t('siteName')}
            </Flex>
            <Box as="p" mt="3" maxW="22rem" color="fg.onBrandMuted" fontSize="sm">
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
            <ContactLink _focusVisible={{ outlineColor: 'copper.200' }} />
            <SocialLinks />
            <LanguageSwitches />
          </Column>
        </Grid>
        <Box
          mt="10"
          pt="5"
          borderTopWidth="1px"
          borderColor="teal.600"
          fontSize="sm"
          color="fg.onBrandMuted"
        >
          {t('footer.rights', { year: limits.copyrightYear })}
        </Box>
      </Container>
    </Box>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex direction="column" align="flex-start" gap="0" fontSize="sm">
      <Box as="h2" fontSize="sm" color="copper.200" mb="1">
        {title}
      </Box>
      {children}
    </Flex>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouterLink quiet to={to} {...footerLine} _focusVisible={{ outlineColor: 'copper.200' }}>
      {children}
    </RouterLink>
  );
}

function SocialLinks() {
  const { t } = useTranslation('common');
  const links = [
    { url: configuration.facebookUrl, label: t('footer.facebook'), icon: <FacebookIcon /> },
    { url: configuration.instagramUrl, label: t('footer.instagram'), icon: <InstagramIcon /> },
  ];
  return (
    <Flex gap="3">
      {links
        .filter(({ url }) => url !== '')
        .map(({ url, label, icon }) => (
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
            _focusVisible={{ outlineColor: 'copper.200' }}
          >
            <a href={url} target="_blank" rel="noopener" aria-label={label}>
              {icon}
            </a>
          </Box>
        ))}
    </Flex>
  );
}

function LanguageSwitches() {
  const { t } = useTranslation('common');
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Flex as="nav" aria-label={t('footer.language')} columnGap="4" wrap="wrap">
      {languageCodes.map((code) => (
        <RouterLink
          key={code}
          quiet
          to={pathInLanguage(pathname, code) + search}
          lang={languages[code].htmlLang}
          aria-current={code === current ? 'true' : undefined}
          fontWeight={code === current ? 'bold' : 'normal'}
          {...footerLine}
          _focusVisible={{ outlineColor: 'copper.200' }}
        >
          {languages[code].nativeName}
        </RouterLink>
      ))}
    </Flex>
  );
}
