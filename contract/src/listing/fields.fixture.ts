import {
  idsOf,
  optionalListingFieldNames,
  optionalListingFields,
  type ListingFieldOf,
  type OptionalListingField,
  type OptionalListingValues,
} from './fields.ts';

/** By kind: what a form sends, and what that means. */
function sampleOf(name: OptionalListingField, at: number): [typed: string, value: unknown] {
  const field = optionalListingFields[name];
  switch (field.kind) {
    case 'number':
      return ['٢٠١٥', 2015];
    case 'count':
      return [`${at + 1}`, at + 1];
    case 'money':
      return [`${at + 1} مليون دينار`, { price: (at + 1) * 1_000_000, currency: 'iqd' }];
    case 'month':
      return ['3/2027', '2027-03'];
    case 'choice':
      return [field.ids[0], field.ids[0]];
    case 'choices': {
      const ids = idsOf(name as ListingFieldOf<'choices'>).slice(0, 2);
      return [ids.join(','), ids];
    }
    case 'link':
      return [`https://example.com/${name}`, `https://example.com/${name}`];
    case 'line':
      return [`${name} سطر`, `${name} سطر`];
    case 'text':
      return [`${name} سطر\nسطر`, `${name} سطر\nسطر`];
  }
}

const samples = optionalListingFieldNames.map((name, at) => [name, sampleOf(name, at)] as const);

/** Each optional field as a form sends it. */
export const typedSamples = Object.fromEntries(
  samples.map(([name, [typed]]) => [name, typed]),
) as Record<OptionalListingField, string>;

/** Each optional field as the API answers it. */
export const valueSamples = Object.fromEntries(
  samples.map(([name, [, value]]) => [name, value]),
) as Required<OptionalListingValues>;
