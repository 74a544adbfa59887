import type { Listing, ListingCard } from '@qaysari/contract/listing-entity';
import { createContext, use, type ReactNode } from 'react';

type ActionListing = ListingCard & Partial<Pick<Listing, 'isFavorite'>>;

const Action = createContext<(listing: ActionListing) => ReactNode>(() => null);

/** Says what stands above the picture of every ad within, wherever it is shown. */
export const ListingActionProvider = Action.Provider;

/** What can be done with an ad at once; stands at the end of its picture's top. */
export function ListingAction({ listing }: { listing: ActionListing }) {
  return use(Action)(listing);
}
