import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { categories, cities } from '@qaysari/contract/catalogue';
import { limits } from '@qaysari/contract/limits';
import type { ListingCard as CardOf } from '@qaysari/contract/listing-entity';
import { MapPin } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { truncate } from '../../lib/format/truncate.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Card, Skeleton } from '../../ui/surfaces.tsx';
import { UserLine } from '../../ui/user-text.tsx';
import { AvailabilityBadge } from './availability-badge.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { FeaturedBadge } from './featured-badge.tsx';
import { ListingPicture } from './listing-picture.tsx';
import { Price } from './price.tsx';
import { useResultsState } from './results-place.ts';
import { StartupBadge } from './startup-badge.tsx';

export interface ListingCardProps {
  /** Of the labelled row that it stands in: a page may show one listing in two rows. */
  rowId?: string;
  listing: CardOf;
  sizes: string;
  eager?: boolean;
  /** Its picture is the page's main one. */
  first?: boolean;
  /** Maximum length of the title, in characters. */
  titleLength?: number;
  /** Shown over the end of the picture; the heart by default. */
  action?: ReactNode;
  /** Shown beside the category; by default whether it is sold. */
  badge?: ReactNode;
  /** Shown beside price and place. */
  note?: ReactNode;
  /** Shown below everything else, for example buttons. */
  footer?: ReactNode;
  /** Below 768 px a row with a small picture and without footer, so that several ads stand on one screen. */
  rowOnPhones?: boolean;
}

const asRow = {
  card: {
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'center', md: 'stretch' },
  },
  picture: { width: { base: '28', md: 'full' }, flexShrink: 0, ps: { base: '2', md: '0' } },
  texts: {
    px: { base: '3', md: '4' },
    py: { base: '2', md: '4' },
    pe: { base: '12', md: '4' },
    minW: '0',
  },
  title: { fontSize: { base: 'md', md: 'lg' }, lineClamp: { base: 2, md: 'none' } },
  price: { pt: { base: '0', md: '2' } },
  /** What the page of the ad says too. */
  more: { display: { base: 'none', md: 'flex' } },
  footer: { display: { base: 'none', md: 'block' } },
} as const;

/** A listing in a grid or slider; the whole card is one link. Remembered, as pages render again while counts come. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, rowId, sizes, first = false, eager = first } = props;
  const { titleLength = limits.cardTitleLength } = props;
  const row = props.rowOnPhones === true ? asRow : undefined;
  const { availability } = listing;
  const mark = availability && <AvailabilityBadge availability={availability} />;
  const { action = <FavoriteButton listing={listing} />, badge = mark, note, footer } = props;
  const language = useLanguage();
  const titleId = useId();
  return (
    <Card
      display="flex"
      as="article"
      aria-labelledby={rowId === undefined ? titleId : `${rowId} ${titleId}`}
      position="relative"
      height="full"
      flexDirection="column"
      overflow="hidden"
      boxShadow="card"
      transition="box-shadow 200ms, border-color 200ms"
      _hover={{ boxShadow: 'raised', borderColor: 'border' }}
      _focusWithin={{ borderColor: 'border.focus', boxShadow: 'raised' }}
      {...row?.card}
    >
      <Box {...row?.picture}>
        <ListingPicture
          url={listing.images[0]}
          // The title stands beside it, in the same link.
          alt=""
          sizes={sizes}
          eager={eager}
          first={first}
        />
      </Box>
      {listing.isFeatured && (
        <Box position="absolute" top="3" insetInlineStart="3">
          <FeaturedBadge />
        </Box>
      )}
      <Flex p="4" direction="column" gap="1.5" flex="1" {...row?.texts}>
        <Flex justify="space-between" align="center" gap="2" _empty={{ display: 'none' }}>
          <Box as="p" fontSize="xs" color="fg.muted" truncate {...row?.more}>
            {categories[listing.category][language]}
          </Box>
          {badge}
          {listing.isStartup && <StartupBadge />}
        </Flex>
        <Box asChild fontSize="lg" fontWeight="bold" lineHeight="tight" {...row?.title}>
          <h3 id={titleId}>
            <CardLink to={paths.listing(language, listing._id)} title={listing.title}>
              <UserLine>{truncate(listing.title, titleLength)}</UserLine>
            </CardLink>
          </h3>
        </Box>
        <PriceAndPlace listing={listing} row={row} note={note} />
        {footer !== undefined && (
          <Box position="relative" zIndex="1" mt="2" {...row?.footer}>
            {footer}
          </Box>
        )}
      </Flex>
      <Box position="absolute" top="2" insetInlineEnd="2">
        {action}
      </Box>
    </Card>
  );
});

interface PriceAndPlaceProps {
  listing: CardOf;
  row: typeof asRow | undefined;
  note: ReactNode;
}

function PriceAndPlace({ listing, row, note }: PriceAndPlaceProps) {
  const language = useLanguage();
  return (
    <Flex
      mt="auto"
      pt="2"
      wrap="wrap"
      justify="space-between"
      align="baseline"
      columnGap="3"
      {...row?.price}
    >
      <Price
        price={listing.price}
        currency={listing.currency}
        size="card"
        color="fg.brand"
        fontWeight="bold"
      />
      <Box
        as="span"
        display="inline-flex"
        alignItems="center"
        gap="1"
        fontSize="sm"
        color="fg.muted"
        {...row?.more}
      >
        <MapPin size={15} aria-hidden="true" />
        {cities[listing.location][language]}
      </Box>
      {note}
    </Flex>
  );
}

/** A link whose pseudo-element covers the whole card. */
function CardLink({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  const state = useResultsState();
  return (
    <Box
      asChild
      color="inherit"
      textDecoration="none"
      outline="2px solid transparent"
      _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' }}
      // The whole card is the target, so the ring is around all of it; inside, as the card cuts what lies without.
      _focusVisible={{
        _after: { outline: '2px solid', outlineColor: 'border.focus', outlineOffset: '-2px' },
      }}
    >
      <Link to={to} state={state} title={title}>
        {children}
      </Link>
    </Box>
  );
}

/** Placeholder of a card. */
export function ListingCardSkeleton() {
  return (
    <Card overflow="hidden" aria-hidden="true">
      <Skeleton aspectRatio="4 / 3" borderRadius="0" />
      <Flex p="4" direction="column" gap="2.5">
        <Skeleton height="4" width="40%" />
        <Skeleton height="6" width="85%" />
        <Flex justify="space-between" pt="2">
          <Skeleton height="6" width="35%" />
          <Skeleton height="5" width="25%" />
        </Flex>
      </Flex>
    </Card>
  );
}
