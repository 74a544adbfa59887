import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard as Card } from '@qaysari/contract/listing/types';
import { useId } from 'react';
import { Slider, type SliderTexts } from '../../ui/slider.tsx';
import { ListingCard, ListingCardSkeleton } from './listing-card.tsx';
import { pictureSizes } from './listing-picture.tsx';

const skeletons = 3;

interface ListingSliderProps {
  /** Undefined while they load. */
  listings: readonly Card[] | undefined;
  texts: SliderTexts;
  /** Whether the first picture is visible without scrolling. Others load as they come near: on a slow line the words come first. */
  eager?: boolean;
}

export function ListingSlider({ listings, texts, eager = false }: ListingSliderProps) {
  const rowId = useId();
  const shown = listings?.slice(0, limits.listingPageSize).map((listing, position) => ({
    key: listing._id,
    card: (
      <ListingCard
        listing={listing}
        rowId={rowId}
        sizes={pictureSizes.slider}
        first={eager && position === 0}
      />
    ),
  }));
  return <Slider id={rowId} texts={texts} cards={shown ?? placeholders} isBusy={!shown} />;
}

const placeholders = Array.from({ length: skeletons }, (_, position) => ({
  key: String(position),
  card: <ListingCardSkeleton />,
}));
