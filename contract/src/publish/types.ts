import type { CategoryId, CityId, SectorId } from '../listing/catalogue.ts';
import type {
  ListingFieldOf,
  OptionalListingField,
  OptionalListingValues,
} from '../listing/fields.ts';
import type { Currency } from '../listing/price.ts';

/** A stored picture that no ad names yet. */
export interface LooseImage {
  /** For a slot of `images`, within 24 hours. */
  url: string;
}

/** The required fields of a listing (docs/specification/rules.md#r6). */
export interface RequiredListingForm {
  title: string;
  description: string;
  location: CityId;
  category: CategoryId;
  currency: Currency;
  price: number;
}

/**
 * A new listing without its images. An emptied number, amount or answer is null, an emptied text or choice '', an emptied
 * list empty.
 */
export interface ListingForm extends RequiredListingForm, OptionalListingForm {
  portability?: boolean | null | undefined;
  isStartup?: boolean | undefined;
  /** Of ads that look for an investor or a partner; the API drops it for others. '' for none. */
  sector?: SectorId | '' | undefined;
}

type OptionalListingForm = {
  [Name in OptionalListingField]?:
    | OptionalListingValues[Name]
    | (Name extends ListingFieldOf<'number' | 'count' | 'money'> ? null : never)
    | (Name extends ListingFieldOf<'choice'> ? '' : never)
    | undefined;
};

/** A change of a listing: any of its fields, with the same rules. */
export type ListingChange = { [Name in keyof ListingForm]?: ListingForm[Name] | undefined };
