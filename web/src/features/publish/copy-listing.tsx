import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownListingQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { FailureNotice } from '../../ui/empty-state.tsx';
import { CreateListing, type CreateListingProps } from './create-listing.tsx';
import { ListingFormSkeleton } from './form/listing-form-skeleton.tsx';
import { valuesOf } from './form/listing-values.ts';

interface CopyListingProps extends CreateListingProps {
  /** Of the listing to start with. */
  id: string;
}

/** Form for a new listing that starts with the texts and pictures of another of one's own. */
export function CopyListing({ id, ...props }: CopyListingProps) {
  const language = useLanguage();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...ownListingQuery(id, language),
    refetchOnWindowFocus: false,
  });
  // It was deleted, or the address is somebody else's.
  if (error instanceof ApiFailure && [403, 404].includes(error.status)) {
    return <CreateListing {...props} />;
  }
  if (error && (!data || dataUpdatedAt < openedAt)) {
    return <FailureNotice onRetry={() => void refetch()} />;
  }
  if (!data || dataUpdatedAt < openedAt) return <ListingFormSkeleton />;
  return <CreateListing {...props} copy={{ id, values: valuesOf(data), images: data.images }} />;
}
