import type { Money } from './rate.ts';

/** Whether an amount is in the price or comes on top of it. */
const priceTerms = ['included', 'extra'] as const;

const sellingReasons = [
  'otherBusiness',
  'relocation',
  'partnership',
  'noTime',
  'retirement',
  'health',
  'money',
  'other',
] as const;

export const licenceIds = [
  'commercialRegister',
  'tradeName',
  'municipality',
  'health',
  'civilDefence',
  'tax',
  'profession',
  'industry',
  'importing',
  'tourism',
] as const;

/**
 * The optional fields of a listing, in display order. This table is the only list: entity, document, schema, form,
 * pages, moderation, archive and seed derive from it or do not compile. What is absent is unknown, never zero.
 *
 * `link` is a URL; `text` has several lines and `line` one, in the owner's language. `money` names its own currency,
 * and is above zero; a down payment of zero says that there is none.
 * `count` is a whole number from 1 to `max`. `month` is such as `2027-03`. `choice` is one id, `choices` is a list.
 * `of` names the field before it that it explains: pages show both as one.
 */
export const optionalListingFields = {
  employees: { section: 'business', kind: 'number' },
  founded: { section: 'business', kind: 'number' },
  siteLink: { section: 'business', kind: 'link' },
  moreInformation: { section: 'business', kind: 'text' },
  marketingChanel: { section: 'business', kind: 'text' },
  costs: { section: 'business', kind: 'text' },
  assets: { section: 'business', kind: 'text' },
  companyHistory: { section: 'business', kind: 'text' },
  monthlySales: { section: 'figures', kind: 'money' },
  monthlyProfit: { section: 'figures', kind: 'money' },
  monthlyRent: { section: 'figures', kind: 'money' },
  rentUntil: { section: 'figures', kind: 'month', of: 'monthlyRent' },
  keyMoney: { section: 'figures', kind: 'money' },
  keyMoneyTerms: { section: 'figures', kind: 'choice', ids: priceTerms, of: 'keyMoney' },
  stock: { section: 'figures', kind: 'money' },
  stockTerms: { section: 'figures', kind: 'choice', ids: priceTerms, of: 'stock' },
  stayingEmployees: { section: 'figures', kind: 'count', max: 1_000_000, unit: 'people' },
  ownerHelpWeeks: { section: 'figures', kind: 'count', max: 104, unit: 'weeks' },
  licences: { section: 'figures', kind: 'choices', ids: licenceIds },
  sellingReason: { section: 'figures', kind: 'choice', ids: sellingReasons },
  sellingReasonWords: {
    section: 'figures',
    kind: 'line',
    max: 300,
    of: 'sellingReason',
  },
  downPayment: { section: 'instalments', kind: 'money', canBeZero: true },
  monthlyInstalment: { section: 'instalments', kind: 'money' },
  instalmentMonths: {
    section: 'instalments',
    kind: 'count',
    max: 120,
    unit: 'months',
  },
} as const satisfies Record<string, OptionalField>;

type Section = 'business' | 'figures' | 'instalments';

type OptionalField = { section: Section; of?: string } & (
  | { kind: 'number' | 'link' | 'text' | 'month' }
  | { kind: 'money'; canBeZero?: true }
  | { kind: 'count'; max: number; unit: 'people' | 'weeks' | 'months' }
  | { kind: 'line'; max: number }
  | { kind: 'choice' | 'choices'; ids: readonly string[] }
);

export type FieldKind = OptionalField['kind'];

type Table = typeof optionalListingFields;

export type OptionalListingField = keyof Table;

/** The fields of one kind. */
export type ListingFieldOf<Kind extends FieldKind> = {
  [Name in OptionalListingField]: Table[Name]['kind'] extends Kind ? Name : never;
}[OptionalListingField];

/** The fields of one section of the form. */
export type ListingFieldIn<Where extends Section> = {
  [Name in OptionalListingField]: Table[Name]['section'] extends Where ? Name : never;
}[OptionalListingField];

/** The value of one optional field. */
type ListingFieldValue<Name extends OptionalListingField> =
  Name extends ListingFieldOf<'number' | 'count'>
    ? number
    : Name extends ListingFieldOf<'money'>
      ? Money
      : Name extends ListingFieldOf<'choice'>
        ? Table[Name]['ids'][number]
        : Name extends ListingFieldOf<'choices'>
          ? Table[Name]['ids'][number][]
          : string;

/** The optional fields; those without a value are absent. */
export type OptionalListingValues = { [Name in OptionalListingField]?: ListingFieldValue<Name> };

export const optionalListingFieldNames = Object.keys(
  optionalListingFields,
) as OptionalListingField[];

/** The fields of one kind, in display order. */
export function listingFieldsOf<Kind extends FieldKind>(kind: Kind): ListingFieldOf<Kind>[] {
  return optionalListingFieldNames.filter(
    (name): name is ListingFieldOf<Kind> => optionalListingFields[name].kind === kind,
  );
}

/** The fields of one section, in display order. */
export function listingFieldsIn<Where extends Section>(section: Where): ListingFieldIn<Where>[] {
  return optionalListingFieldNames.filter(
    (name): name is ListingFieldIn<Where> => optionalListingFields[name].section === section,
  );
}

/** A figure of the business, or a part of its instalments. */
export type FigureField = ListingFieldIn<'figures' | 'instalments'>;

export const figureFieldNames: readonly FigureField[] = [
  ...listingFieldsIn('figures'),
  ...listingFieldsIn('instalments'),
];

/** The fields that explain one field, in display order. */
export function listingFieldsBehind(name: OptionalListingField): OptionalListingField[] {
  return optionalListingFieldNames.filter((each) => {
    const field = optionalListingFields[each];
    return 'of' in field && field.of === name;
  });
}

/** The known ids of a field that offers a choice. */
export function idsOf<Name extends ListingFieldOf<'choice' | 'choices'>>(
  name: Name,
): Table[Name]['ids'] {
  return optionalListingFields[name].ids;
}
