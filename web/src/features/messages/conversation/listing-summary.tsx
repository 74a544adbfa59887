import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ConversationListing } from '@qaysari/contract/message/types';
import { formatPrice } from '@qaysari/contract/listing/price';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListingPicture } from '../../../entities/listing/listing-picture.tsx';
import { Price } from '../../../entities/rate/price.tsx';
import { OtherPrice } from '../../../entities/rate/other-price.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { OneLine } from './one-line.tsx';

/** The ad that a conversation began from: its price now and, where it has changed, then. */
export function ListingSummary({ listing }: { listing: ConversationListing }) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { _id: id, title, image, now } = listing;
  const shown = now ?? listing;
  const isChanged =
    now !== undefined && (now.price !== listing.price || now.currency !== listing.currency);
  const note = noteOf(listing);
  const content = (
    <>
      <Box width="16" flexShrink="0" borderRadius="md" overflow="hidden">
        {image === undefined ? <Blank /> : <ListingPicture url={image} alt="" sizes="64px" eager />}
      </Box>
      <Box flex="1" minW="0" lineHeight="tight">
        <Box as="span" srOnly>
          {t('listing.about')}:
        </Box>
        <OneLine fontWeight="semibold" fontSize="sm">
          {title}
        </OneLine>
        <Flex as="span" wrap="wrap" align="baseline" columnGap="2" mt="1" fontSize="sm">
          {note === 'gone' ? (
            <Box as="span" color="fg.muted">
              {t('listing.gone')}
            </Box>
          ) : (
            <>
              <Box as="span" fontWeight="bold" color="fg.brand">
                <Price price={shown.price} currency={shown.currency} />
              </Box>
              <OtherPrice price={shown.price} currency={shown.currency} />
              {isChanged && (
                <Box as="span" color="fg.muted" fontSize="xs">
                  {t('listing.was', {
                    // Prices run from left to right in every language.
                    price: `\u2066${formatPrice(listing.price, listing.currency)}\u2069`,
                  })}
                </Box>
              )}
            </>
          )}
        </Flex>
      </Box>
      {(note === 'sold' || note === 'hidden') && <Badge look="quiet">{t(`listing.${note}`)}</Badge>}
    </>
  );
  return <Frame to={now && paths.listing(language, id)}>{content}</Frame>;
}

function noteOf({ now }: ConversationListing): 'sold' | 'hidden' | 'gone' | undefined {
  if (now === undefined) return 'gone';
  return now.availability === 'forSale' ? undefined : now.availability;
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: { base: '3', md: '5' },
  py: '2',
  minH: '16',
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  outlineOffset: '-2px',
} as const;

/** A link while the ad can be seen. */
function Frame({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <Box {...frame}>{children}</Box>;
  return (
    <Box asChild {...frame} _hover={{ bg: 'bg.subtle' }}>
      <Link to={to}>{children}</Link>
    </Box>
  );
}

function Blank() {
  return <Box aspectRatio="4 / 3" bg="bg.muted" />;
}
