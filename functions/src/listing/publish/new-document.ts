import type { Language } from '@qaysari/contract/shared/languages';
import type { ListingForm } from '@qaysari/contract/publish/types';
import { clock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import { storedFields } from './listing-document.ts';
import type { ListingDocument } from '../store.ts';

interface NewListing {
  form: ListingForm;
  owner: string;
  language: Language;
  /** Content hashes, cover first. */
  images: readonly string[];
  requestHash?: string;
}

/** A new ad as it is stored: it waits for staff. */
export function newListingDocument({ form, ...rest }: NewListing): ListingDocument {
  const now = Timestamp.fromMillis(clock.now());
  const { status, isFeatured } = { status: 'pending', isFeatured: false } as const;
  return {
    ...storedFields(form),
    ...rest,
    status,
    isFeatured,
    settled: { status, isFeatured },
    createdAt: now,
    updatedAt: now,
  };
}
