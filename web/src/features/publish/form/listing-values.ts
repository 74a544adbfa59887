import { readNumber } from '@qaysari/contract/form-fields';
import type { OwnListing } from '@qaysari/contract/listing-entity';
import type { ImagePart } from '../pictures/slots.ts';

/** What every ad needs; the form to register with one has no more of an ad. */
export const neededFields = [
  'title',
  'description',
  'category',
  'location',
  'currency',
  'price',
] as const;
export type NeededField = (typeof neededFields)[number];

const furtherFields = [
  'employees',
  'founded',
  'siteLink',
  'moreInformation',
  'marketingChanel',
  'costs',
  'assets',
  'companyHistory',
] as const;
export type FurtherField = (typeof furtherFields)[number];

/** An ad as a form holds it: numbers as they are typed, `portability` as one of a list of yes and no. */
export type AdValues = Record<NeededField | FurtherField | 'portability', string> & {
  isStartup: boolean;
};

export const blankAd: AdValues = {
  ...(Object.fromEntries([...neededFields, ...furtherFields].map((name) => [name, ''])) as Record<
    NeededField | FurtherField,
    string
  >),
  portability: 'false',
  isStartup: false,
};

const amount = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** An ad as its owner finds it in the form: the price with commas, which are read again. */
export function adValues(listing: OwnListing): AdValues {
  const names = [...neededFields, ...furtherFields];
  const texts = names.map((name) => [name, String(listing[name] ?? '')]);
  return {
    ...blankAd,
    ...(Object.fromEntries(texts) as Partial<AdValues>),
    price: amount.format(listing.price),
    portability: String(listing.portability),
    isStartup: listing.isStartup,
  };
}

/** A form's fields as they travel: all of them are texts. */
export type FormTexts = Readonly<Record<string, string>>;

/** The texts of a new ad: those that were filled. */
export function filledTexts(values: Readonly<Record<string, string | boolean>>): FormTexts {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ''));
}

/** The texts of an ad that are no longer what they were; an emptied one is ''. */
export function changedTexts(before: AdValues, now: AdValues): FormTexts {
  const names = Object.keys(now) as (keyof AdValues)[];
  const changed = names.filter((name) => meaning(name, before) !== meaning(name, now));
  return Object.fromEntries(changed.map((name) => [name, String(now[name]).trim()]));
}

/** The same number in other digits, and blanks around a text, are no change. */
function meaning(name: keyof AdValues, values: AdValues): string {
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
