import { Flex } from '@chakra-ui/react/flex';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard as CardOf } from '@qaysari/contract/listing/types';
import { MapPin } from 'lucide-react';
import { memo, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { ageOf } from '../../lib/format/date.ts';
import { truncate } from '../../lib/format/truncate.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Card, Skeleton } from '../../ui/surfaces.tsx';
import { UserLine } from '../../ui/user-text.tsx';
import { OtherPrice } from '../rate/other-price.tsx';
import {
  AvailabilityBadge,
  FeaturedBadge,
  StartupBadge,
  UnconfirmedMark,
} from './listing-badges.tsx';
import { CardFigures } from './card-figures.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { ListingPicture } from './listing-picture.tsx';
import { Price } from '../rate/price.tsx';
import { useResultsState } from './results-return-state.ts';

export interface ListingCardProps {
  /** ID of the labelled row that contains the card: a page may show one listing in two rows. */
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
  /** Shown beside the converted price, instead of the age. */
  note?: ReactNode;
  /** Shown below everything else, for example buttons. */
  footer?: ReactNode;
  /** Below 768 px a row with a small picture, so that several ads fit on one screen. */
  rowOnPhones?: boolean;
}

/** A listing in a grid or slider; the whole card is one link. Pages render again while counts come: cards do not. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, rowId, sizes, first = false, eager = first } = props;
  const { titleLength = limits.cardTitleLength } = props;
  const { availability } = listing;
  const mark = availability && <AvailabilityBadge availability={availability} />;
  const { action = <FavoriteButton listing={listing} />, badge = mark, note, footer } = props;
  const language = useLanguage();
  const resultsState = useResultsState();
  const titleId = useId();
  return (
    <article
      className={props.rowOnPhones === true ? 'listing-card listing-card-row' : 'listing-card'}
      aria-labelledby={rowId === undefined ? titleId : `${rowId} ${titleId}`}
    >
      <div className="listing-card-picture">
        <ListingPicture
          url={listing.images[0]}
          // The same link contains the title.
          alt=""
          sizes={sizes}
          eager={eager}
          first={first}
        />
        {listing.unconfirmedSince !== undefined && (
          <UnconfirmedMark since={listing.unconfirmedSince} />
        )}
      </div>
      {listing.isFeatured && (
        <div className="listing-card-mark">
          <FeaturedBadge />
        </div>
      )}
      <div className="listing-card-texts">
        <div className="listing-card-head">
          <p className="listing-card-category">{categories[listing.category][language]}</p>
          {badge}
          {listing.isStartup && <StartupBadge />}
        </div>
        <h3 className="listing-card-title" id={titleId}>
          {/* Its pseudo-element covers the whole card. */}
          <Link
            to={paths.listing(language, listing._id)}
            state={resultsState}
            title={listing.title}
          >
            <UserLine>{truncate(listing.title, titleLength)}</UserLine>
          </Link>
        </h3>
        <div className="listing-card-facts">
          <span className="listing-card-price">
            <Price price={listing.price} currency={listing.currency} size="card" />
          </span>
          <span className="listing-card-place">
            <MapPin size={15} aria-hidden="true" />
            {cities[listing.location][language]}
          </span>
          <OtherPrice price={listing.price} currency={listing.currency} />
          {note ??
            (props.rowOnPhones === true && <Age since={listing.renewedAt ?? listing.createdAt} />)}
        </div>
        <CardFigures listing={listing} />
        {footer !== undefined && <div className="listing-card-footer">{footer}</div>}
      </div>
      <div className="listing-card-action">{action}</div>
    </article>
  );
});

/** How long ago an ad came into lists. A page of the server may be of the day before. */
function Age({ since }: { since: string }) {
  const { t } = useTranslation('common');
  const [now] = useState(() => Date.now());
  const { unit, ...count } = ageOf(since, now);
  return (
    <span className="listing-card-age" suppressHydrationWarning>
      {t(`age.${unit}`, count)}
    </span>
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
