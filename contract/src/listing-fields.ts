/**
 * The fields that an ad may have beside those that every ad needs, in the order in which pages show
 * them. This table is the only list: entity, document, form, pages, moderation and the seed follow it
 * or do not compile. `link`: an address of the web. `text`: several lines in the owner's language.
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

/** An ad's optional fields; those that it does not have are left out. */
export type OptionalListingValues = {
  [Name in OptionalListingField]?: Name extends ListingFieldOf<'number'> ? number : string;
};

export const optionalListingFieldNames = Object.keys(
  optionalListingFields,
) as OptionalListingField[];

/** The fields of one kind, in their order. */
export function listingFieldsOf<Kind extends OptionalFieldKind>(
  kind: Kind,
): ListingFieldOf<Kind>[] {
  return optionalListingFieldNames.filter(
    (name): name is ListingFieldOf<Kind> => optionalListingFields[name] === kind,
  );
}
