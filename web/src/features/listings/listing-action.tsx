import type { Listing, ListingCard } from '@qaysari/contract/listing-entity';
import { createContext, use, type ComponentType } from 'react';

interface ActionProps {
  listing: ListingCard & Partial<Pick<Listing, 'isFavorite'>>;
}

const Action = createContext<ComponentType<ActionProps> | undefined>(undefined);

/** Says what stands above the picture of every ad within, wherever it is shown: a component. */
export const ListingActionProvider = Action.Provider;

/** What can be done with an ad at once; stands at the end of its picture's top. */
export function ListingAction({ listing }: ActionProps) {
  const Chosen = use(Action);
  return Chosen ? <Chosen listing={listing} /> : null;
}
