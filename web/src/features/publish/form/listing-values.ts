import { readAmount } from '@qaysari/contract/shared/amount';
import { cleanText } from '@qaysari/contract/shared/clean-text';
import { formatNumber } from '@qaysari/contract/shared/number-text';
import type { OwnListing } from '@qaysari/contract/listing/types';
import {
  listingFieldsOf,
  optionalListingFieldNames,
  type OptionalListingField,
} from '@qaysari/contract/listing/fields';
import { isMoney, type Money } from '@qaysari/contract/listing/rate';
import { moneyText } from './money-text.ts';
import type { ImagePart } from '../pictures/slots.ts';

/** The required fields; the register form has only these. */
export const requiredFields = [
  'title',
  'description',
  'category',
  'location',
  'currency',
  'price',
] as const;
export type RequiredField = (typeof requiredFields)[number];

export function isRequiredField(name: string): name is RequiredField {
  return (requiredFields as readonly string[]).includes(name);
}

/** Form values of a listing: numbers as typed, `portability` and `sector` as values of a select. */
export type ListingValues = Record<
  RequiredField | OptionalListingField | 'portability' | 'sector',
  string
> & { isStartup: boolean };

export const blankListing: ListingValues = {
  ...(Object.fromEntries(
    [...requiredFields, ...optionalListingFieldNames].map((name) => [name, '']),
  ) as Record<RequiredField | OptionalListingField, string>),
  sector: '',
  portability: '',
  isStartup: false,
};

export const valueNames = Object.keys(blankListing) as (keyof ListingValues)[];

/** Form values of an existing listing. The commas of the price are parsed again on submit. */
export function valuesOf(listing: OwnListing): ListingValues {
  const names = [...requiredFields, ...optionalListingFieldNames];
  const texts = names.map((name) => [name, textOf(listing[name])]);
  return {
    ...blankListing,
    ...(Object.fromEntries(texts) as Partial<ListingValues>),
    price: formatNumber(listing.price),
    sector: listing.sector ?? '',
    portability: listing.portability === undefined ? '' : String(listing.portability),
    isStartup: listing.isStartup,
  };
}

function textOf(value: string | number | Money | readonly string[] | undefined): string {
  if (isMoney(value)) return moneyText(value);
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
}

/** Fields of a multipart form: texts only. */
export type FormTexts = Readonly<Record<string, string>>;

/** The filled fields of a new listing. */
export function nonEmptyFields(values: Readonly<Record<string, string | boolean>>): FormTexts {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => cleanText(text) !== ''));
}

/** The changed fields of a listing; '' for an emptied one. */
export function changedFields(before: ListingValues, now: ListingValues): FormTexts {
  const changed = valueNames.filter((name) => meaning(name, before) !== meaning(name, now));
  return Object.fromEntries(changed.map((name) => [name, cleanText(String(now[name]))]));
}

const numberFields: readonly string[] = [
  ...['price', ...listingFieldsOf('number')],
  ...[...listingFieldsOf('count'), ...listingFieldsOf('money')],
];

/** Other digits for the same number, and blanks around a text, are no change. */
function meaning(name: keyof ListingValues, values: ListingValues): string {
  const text = cleanText(String(values[name]));
  if (!numberFields.includes(name) || text === '') return text;
  const read = readAmount(text);
  return read?.isSure ? `${read.amount} ${read.currency ?? ''}` : text;
}

/** The multipart body: every field a text, the pictures under `images` in the order of their slots. */
export function listingFormData(texts: FormTexts, images: readonly ImagePart[] = []): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  images.forEach((part, index) => {
    if (typeof part === 'string') form.append('images', part);
    else form.append('images', asFile(part, index + 1));
  });
  return form;
}

function asFile(picture: Blob, position: number): File {
  const { type } = picture;
  return new File([picture], `picture-${position}.${type.replace('image/', '')}`, { type });
}
