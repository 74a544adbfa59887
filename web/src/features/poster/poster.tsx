import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { categories, cities, isSeeking } from '@qaysari/contract/listing/catalogue';
import { hasInstalments } from '@qaysari/contract/listing/figures';
import type { Listing } from '@qaysari/contract/listing/types';
import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import { useTranslation } from 'react-i18next';
import { Price } from '../../entities/rate/price.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { StarMark } from '../../ui/star.tsx';
import { UserLine } from '../../ui/user-text.tsx';
import './poster.css';
import { QrCode } from '../../ui/qr-code.tsx';

/** Colours of paper, also where the site is dark. */
const paper = { bg: 'white', color: 'teal.900', colorScheme: 'light' } as const;

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
});

/**
 * One sheet for a shop window: title, place, price, and a code that leads to the ad. Screen breakpoints (`md`) do not
 * apply on paper.
 */
export function Poster({ listing, link }: { listing: Listing; link: string }) {
  const language = useLanguage();
  const [picture] = listing.images;
  return (
    <Flex
      as="article"
      className="q-poster"
      direction="column"
      gap={{ base: '4', md: '6' }}
      maxW="50rem"
      mx="auto"
      p={{ base: '5', md: '10' }}
      borderRadius="md"
      borderWidth="1px"
      borderColor="border.subtle"
      boxShadow="card"
      {...paper}
    >
      <Offer category={listing.category} />
      {picture !== undefined && (
        <Box
          flex="1 1 auto"
          minH="0"
          overflow="hidden"
          borderRadius="md"
          aspectRatio="16 / 10"
          _print={{ aspectRatio: 'auto', flexBasis: '0' }}
        >
          <Picture src={picture} alt="" />
        </Box>
      )}
      <Box
        as="h1"
        fontSize={{ base: '2xl', md: '4xl', _print: '30pt' }}
        // The mark below ڕ is cut off on tight lines.
        lineHeight="1.5"
        lineClamp={3}
        flexShrink="0"
        overflowWrap="anywhere"
      >
        <UserLine>{listing.title}</UserLine>
      </Box>
      <Flex
        wrap="wrap"
        align="baseline"
        justify="space-between"
        columnGap="6"
        rowGap="1"
        flexShrink="0"
        fontSize={{ base: 'xl', md: '3xl', _print: '26pt' }}
        fontWeight="bold"
      >
        <Box as="span" color="copper.800">
          <Price price={listing.price} currency={listing.currency} />
        </Box>
        <span>{cities[listing.location][language]}</span>
      </Flex>
      <Figures listing={listing} />
      <Scan link={link} />
    </Flex>
  );
}

/** What the owner states of profit and rent, and whether the price can be paid in parts. */
function Figures({ listing }: { listing: Listing }) {
  const { t } = useTranslation('figures');
  const { monthlyProfit, monthlyRent } = listing;
  const stated = Object.entries({ monthlyProfit, monthlyRent }).flatMap(([name, money]) =>
    money ? [{ name: name as 'monthlyProfit' | 'monthlyRent', money }] : [],
  );
  const takesInstalments = hasInstalments(listing);
  if (stated.length === 0 && !takesInstalments) return null;
  return (
    <Flex
      wrap="wrap"
      columnGap="6"
      flexShrink="0"
      fontSize={{ base: 'md', md: 'xl', _print: '16pt' }}
      fontWeight="semibold"
    >
      {stated.map(({ name, money }) => (
        <span key={name}>
          {t(`field.${name}`)}: <Price {...money} />
        </span>
      ))}
      {takesInstalments && <span>{t('instalments')}</span>}
    </Flex>
  );
}

/** "For sale", or the kind of person the owner looks for, in all languages: people who pass by may read any. */
function Offer({ category }: { category: Listing['category'] }) {
  const { t } = useTranslation('poster');
  return (
    <Flex
      wrap="wrap"
      justify="space-around"
      columnGap="6"
      flexShrink="0"
      bg="teal.700"
      color="white"
      borderRadius="md"
      px="4"
      py={{ base: '2', md: '3' }}
      fontSize={{ base: 'xl', md: '3xl', _print: '28pt' }}
      fontWeight="black"
      css={{ printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' }}
    >
      {languageCodes.map((code) => (
        <bdi key={code} lang={languages[code].htmlLang}>
          {isSeeking(category) ? categories[category][code] : t('forSale', { lng: code })}
        </bdi>
      ))}
    </Flex>
  );
}

function Scan({ link }: { link: string }) {
  const { t } = useTranslation(['poster', 'common']);
  const { dir: pageDir } = languages[useLanguage()];
  return (
    <Flex
      direction={{ base: 'column', md: 'row', _print: 'row' }}
      align={{ base: 'flex-start', md: 'center', _print: 'center' }}
      gap={{ base: '4', md: '8' }}
      flexShrink="0"
    >
      <QrCode
        text={link}
        label={t('poster:code')}
        width={{ base: '12rem', md: '15rem', _print: '62mm' }}
        flexShrink="0"
      />
      <Box minW="0" maxW="full">
        {languageCodes.map((code) => (
          <Box
            key={code}
            as="p"
            dir={languages[code].dir}
            lang={languages[code].htmlLang}
            textAlign={languages[code].dir === pageDir ? 'start' : 'end'}
            fontSize={{ base: 'md', md: 'xl', _print: '15pt' }}
            fontWeight="semibold"
          >
            {t('poster:scan', { lng: code })}
          </Box>
        ))}
        <Flex
          align="center"
          gap="2"
          mt="3"
          fontWeight="black"
          fontSize={{ base: 'md', md: 'xl', _print: '15pt' }}
        >
          <StarMark color="teal.700" />
          {t('common:siteName')}
        </Flex>
        <Box as="p" fontSize="sm" overflowWrap="anywhere">
          <bdi dir="ltr">{link.replace(/^https?:\/\//, '')}</bdi>
        </Box>
      </Box>
    </Flex>
  );
}
