import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Listing } from '@qaysari/contract/listing/types';
import { listingFieldsOf } from '@qaysari/contract/listing/fields';
import { CalendarClock, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PriceInWords, Price } from '../../../entities/rate/price.tsx';
import { OtherPriceByRate } from '../../../entities/rate/other-price.tsx';
import { SafetyHint } from '../../../entities/listing/safety-hint.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { Card } from '../../../ui/surfaces.tsx';
import { listingsPath } from '../../../entities/listing/listings-path.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { Alert } from '../../../ui/alert.tsx';

/** Nobody miscounts the zeros of less. */
const inWordsFrom = 1_000_000;

/** Nobody can press what is printed: the address follows the words. */
const printedLink = {
  justifyContent: 'flex-start',
  minH: '0',
  p: '0',
  borderWidth: '0',
  '& svg': { display: 'none' },
  _after: {
    content: 'attr(href)',
    direction: 'ltr',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
  },
};

interface ListingAsideProps {
  listing: Listing;
  /** The viewer's actions: contact the owner, or manage one's own listing. */
  children: ReactNode;
}

/** Price and actions of a listing. */
export function ListingAside({ listing, children }: ListingAsideProps) {
  const { t } = useTranslation('ad');
  return (
    <Card
      display="flex"
      as="aside"
      aria-label={t('price')}
      boxShadow="card"
      p={{ base: '4', md: '6' }}
      flexDirection="column"
      gap="4"
    >
      <Box>
        <Box as="h2" fontSize="sm" fontWeight="normal" color="fg.muted">
          {t('price')}
        </Box>
        <Box fontWeight="black" lineHeight="tight" color="fg.brand">
          <Price price={listing.price} currency={listing.currency} size="page" />
        </Box>
        {listing.price >= inWordsFrom && (
          <Box as="p" fontSize="sm" color="fg.muted">
            <PriceInWords amount={listing.price} />
          </Box>
        )}
        <OtherPriceByRate price={listing.price} currency={listing.currency} />
      </Box>
      {children}
      {listingFieldsOf('link').map(
        (name) =>
          listing[name] !== undefined && (
            <Button key={name} asChild size="lg" px="4" variant="outline" _print={printedLink}>
              <a href={listing[name]} target="_blank" rel="noopener nofollow ugc">
                {t(`links.${name}`)}
                <ExternalLink className="mirror" size={18} aria-hidden="true" />
              </a>
            </Button>
          ),
      )}
      <Box fontSize="sm" color="fg.muted">
        <Dated iso={listing.createdAt}>
          {(date) => t(listing.status === 'approved' ? 'posted' : 'sent', { date })}
        </Dated>
        {listing.renewedAt !== undefined && (
          <Box as="span" display="block">
            <Dated iso={listing.renewedAt}>{(date) => t('renewed', { date })}</Dated>
          </Box>
        )}
      </Box>
      {listing.unconfirmedSince !== undefined && listing.availability === undefined && (
        <Flex gap="2" align="start" fontSize="sm" color="fg.muted">
          <Box as="span" flexShrink="0" mt="1">
            <CalendarClock size={16} aria-hidden="true" />
          </Box>
          <p>
            <Dated iso={listing.unconfirmedSince}>{(date) => t('unconfirmed', { date })}</Dated>
          </p>
        </Flex>
      )}
      {listing.viewer !== 'owner' && listing.availability === undefined && <SafetyHint />}
    </Card>
  );
}

/** In place of the contact of an ad that is sold: leads to others of its category. */
export function SoldNotice({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  return (
    <>
      <Alert kind="info">
        <strong>{t('sold.title')}</strong>
        <Box as="span" display="block">
          {t('sold.body')}
        </Box>
      </Alert>
      <Button asChild size="lg" _print={{ display: 'none' }}>
        <Link to={listingsPath(language, { category: [listing.category] })}>
          {t('sold.similar')}
        </Link>
      </Button>
    </>
  );
}
