import { categories, cities } from '@qaysari/contract/catalogue';
import type { InvestorFilter } from '@qaysari/contract/investor-filter';
import type { Language } from '@qaysari/contract/languages';
import type { TFunction } from 'i18next';
import type { Chip } from '../../../ui/filter-chips.tsx';
import { bandText } from './band-text.ts';

/** What a filter filters by, in the order of the form. The ad that investors must fit is no chip. */
export function chipsOf(
  filter: InvestorFilter,
  language: Language,
  t: TFunction<['investors', 'ads', 'common']>,
): Chip<InvestorFilter>[] {
  const { search, sector, city, form, currency, band } = filter;
  const chip = (key: string, name: string, without: Partial<InvestorFilter>) => ({
    key,
    name,
    rest: { ...filter, ...without },
  });
  const others = <Id>(ids: readonly Id[], id: Id) => ids.filter((one) => one !== id);
  return [
    ...(search === undefined
      ? []
      : [chip('search', t('ads:searched.words', { words: search }), { search: undefined })]),
    ...sector.map((id) => chip(id, categories[id][language], { sector: others(sector, id) })),
    ...city.map((id) => chip(id, cities[id][language], { city: others(city, id) })),
    ...form.map((id) => chip(id, t(`forms.${id}`), { form: others(form, id) })),
    // Without its band the currency stays: it has a chip of its own then.
    ...(currency === undefined
      ? []
      : band === undefined
        ? [chip('currency', t(`common:currency.${currency}`), { currency: undefined })]
        : [chip('band', bandText(currency, band, t), { band: undefined })]),
  ];
}
