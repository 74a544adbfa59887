/**
 * The optional fields of a listing, in display order. This table is the only list: entity, document,
 * form, pages, moderation and seed derive from it or do not compile. `link` is a URL; `text` has several
 * lines in the owner's language.
 */
export const optionalListingFields = {
  employees: 'number',
  founded: 'number',
  siteLink: 'link',
  moreInformation: 'text',
  marketingChanel: 'text',
  costs: 'text',
  assets: 'text',
  companyHistory: 'text',
} as const satisfies Record<string, OptionalFieldKind>;

type OptionalFieldKind = 'number' | 'link' | 'text';

export type OptionalListingField = keyof typeof optionalListingFields;

/** The fields of one kind. */
export type ListingFieldOf<Kind extends OptionalFieldKind> = {
  [Name in OptionalListingField]: (typeof optionalListingFields)[Name] extends Kind ? Name : never;
}[OptionalListingField];

/** The optional fields; those without a value are absent. */
export type OptionalListingValues = {
  [Name in OptionalListingField]?: Name extends ListingFieldOf<'number'> ? number : string;
};

export const optionalListingFieldNames = Object.keys(
  optionalListingFields,
) as OptionalListingField[];

/** The fields of one kind, in display order. */
export function listingFieldsOf<Kind extends OptionalFieldKind>(
  kind: Kind,
): ListingFieldOf<Kind>[] {
  return optionalListingFieldNames.filter(
    (name): name is ListingFieldOf<Kind> => optionalListingFields[name] === kind,
  );
}
