import type { Money } from './rate.ts';
import { limits } from '../shared/limits.ts';

/** Whether an amount is in the price or comes on top of it. */
export const priceTerms = ['included', 'extra'] as const;

export const sellingReasons = [
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

const business = { section: 'business' } as const;
const money = { kind: 'money' } as const;
const figure = { section: 'figures' } as const;
const instalment = { section: 'instalments' } as const;

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
  employees: { ...business, kind: 'number' },
  founded: { ...business, kind: 'number' },
  siteLink: { ...business, kind: 'link' },
  moreInformation: { ...business, kind: 'text' },
  marketingChanel: { ...business, kind: 'text' },
  costs: { ...business, kind: 'text' },
  assets: { ...business, kind: 'text' },
  companyHistory: { ...business, kind: 'text' },
  monthlySales: { ...figure, ...money },
  monthlyProfit: { ...figure, ...money },
  monthlyRent: { ...figure, ...money },
  rentUntil: { ...figure, kind: 'month', of: 'monthlyRent' },
  keyMoney: { ...figure, ...money },
  keyMoneyTerms: { ...figure, kind: 'choice', ids: priceTerms, of: 'keyMoney' },
  stock: { ...figure, ...money },
  stockTerms: { ...figure, kind: 'choice', ids: priceTerms, of: 'stock' },
  stayingEmployees: { ...figure, kind: 'count', max: limits.maxEmployees, unit: 'people' },
  ownerHelpWeeks: { ...figure, kind: 'count', max: limits.maxHelpWeeks, unit: 'weeks' },
  licences: { ...figure, kind: 'choices', ids: licenceIds },
  sellingReason: { ...figure, kind: 'choice', ids: sellingReasons },
  sellingReasonWords: {
    ...figure,
    kind: 'line',
    max: limits.sellingReasonLength,
    of: 'sellingReason',
  },
  downPayment: { ...instalment, ...money, canBeZero: true },
  monthlyInstalment: { ...instalment, ...money },
  instalmentMonths: {
    ...instalment,
    kind: 'count',
    max: limits.maxInstalmentMonths,
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

type ValueOf<Field> = Field extends { kind: 'number' | 'count' }
  ? number
  : Field extends { kind: 'money' }
    ? Money
    : Field extends { kind: 'choice'; ids: readonly (infer Id)[] }
      ? Id
      : Field extends { kind: 'choices'; ids: readonly (infer Id)[] }
        ? Id[]
        : string;

/** The value of one optional field. */
export type ListingFieldValue<Name extends OptionalListingField> = ValueOf<Table[Name]>;

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
