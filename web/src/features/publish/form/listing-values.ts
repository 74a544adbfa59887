import { readNumber } from '@qaysari/contract/form-fields';
import type { OwnListing } from '@qaysari/contract/listing-entity';
import type { ImagePart } from '../pictures/slots.ts';

/** What every listing needs; the form to register with one has no more of it. */
export const requiredFields = [
  'title',
  'description',
  'category',
  'location',
  'currency',
  'price',
] as const;
export type RequiredField = (typeof requiredFields)[number];

const optionalFields = [
  'employees',
  'founded',
  'siteLink',
  'moreInformation',
  'marketingChanel',
  'costs',
  'assets',
  'companyHistory',
] as const;
export type OptionalField = (typeof optionalFields)[number];

/** A listing as a form holds it: numbers as they are typed, `portability` as one of a list of yes and no. */
export type ListingValues = Record<RequiredField | OptionalField | 'portability', string> & {
  isStartup: boolean;
};

export const blankListing: ListingValues = {
  ...(Object.fromEntries(
    [...requiredFields, ...optionalFields].map((name) => [name, '']),
  ) as Record<RequiredField | OptionalField, string>),
  portability: 'false',
  isStartup: false,
};

export const valueNames = Object.keys(blankListing) as (keyof ListingValues)[];

const amount = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A listing as its owner finds it in the form: the price with commas, which are read again. */
export function valuesOf(listing: OwnListing): ListingValues {
  const names = [...requiredFields, ...optionalFields];
  const texts = names.map((name) => [name, String(listing[name] ?? '')]);
  return {
    ...blankListing,
    ...(Object.fromEntries(texts) as Partial<ListingValues>),
    price: amount.format(listing.price),
    portability: String(listing.portability),
    isStartup: listing.isStartup,
  };
}

/** A form's fields as they travel: all of them are texts. */
export type FormTexts = Readonly<Record<string, string>>;

/** The fields of a new listing that were filled. */
export function nonEmptyFields(values: Readonly<Record<string, string | boolean>>): FormTexts {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ''));
}

/** The fields of a listing that are no longer what they were; an emptied one is ''. */
export function changedFields(before: ListingValues, now: ListingValues): FormTexts {
  const changed = valueNames.filter((name) => meaning(name, before) !== meaning(name, now));
  return Object.fromEntries(changed.map((name) => [name, String(now[name]).trim()]));
}

/** The same number in other digits, and blanks around a text, are no change. */
function meaning(name: keyof ListingValues, values: ListingValues): string {
  const text = String(values[name]).trim().replaceAll(/\r\n?/g, '\n');
  if (!['price', 'employees', 'founded'].includes(name) || text === '') return text;
  return String(readNumber(text));
}

/** A form as the API reads it: every field a text, the pictures under `images` in the order of their slots. */
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
