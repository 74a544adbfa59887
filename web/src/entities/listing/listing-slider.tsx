import { limits } from '@qaysari/contract/limits';
import type { ListingCard as Card } from '@qaysari/contract/listing-entity';
import { useId } from 'react';
import { Slider, type SliderTexts } from '../../ui/slider.tsx';
import { ListingCard, ListingCardSkeleton } from './listing-card.tsx';

/** Less on phones than it is, as in ListingGrid. */
const sizes = '(min-width: 1280px) 384px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, 52vw';
const skeletons = 3;

interface ListingSliderProps {
  /** Undefined while they load. */
  listings: readonly Card[] | undefined;
  texts: SliderTexts;
  /** Whether the first pictures are visible without scrolling. */
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
        sizes={sizes}
        eager={eager && position < skeletons}
      />
    ),
  }));
  return <Slider id={rowId} texts={texts} cards={shown ?? placeholders} isBusy={!shown} />;
}

const placeholders = Array.from({ length: skeletons }, (_, position) => ({
  key: String(position),
  card: <ListingCardSkeleton />,
}));
