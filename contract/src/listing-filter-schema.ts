import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
import { limits } from './limits.ts';
import { listingSorts } from './listing-filter.ts';
import {
  commaListField,
  oneOfField,
  pageField,
  plainNumberField,
  textField,
} from './query-fields.ts';
import { errorKey, yup } from './schema.ts';

const priceField = () => plainNumberField('number', 0, limits.maxPrice, errorKey('validNumber'));

/** The query of the listings page and of `GET /listing` (docs/specification/calls.md#c6). */
export const listingFilterSchema = yup.object({
  category: commaListField(categoryIds),
  location: commaListField(cityIds),
  currency: oneOfField(currencyCodes),
  /** Of the price limits, where no currency is asked for: ads in both are found then. */
  priceCurrency: oneOfField(currencyCodes),
  minPrice: priceField(),
  maxPrice: priceField().test({
    name: 'range',
    message: errorKey('priceRange'),
    test(value, context) {
      const { minPrice } = context.parent as { minPrice?: unknown };
      return value === undefined || typeof minPrice !== 'number' || !(value < minPrice);
    },
  }),
  startup: oneOfField(['true'] as const),
  search: textField(limits.searchTextLength),
  /** Only the words of `search` as they were typed: no slips are corrected. */
  asTyped: oneOfField(['true'] as const),
  sort: oneOfField(listingSorts),
  page: pageField(),
  /** The id of the rate by which the first page was answered: further pages go on with it. */
  rate: textField(limits.idLength),
});
