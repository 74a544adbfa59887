import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import ads from '../../../../../locales/en/ads.json' with { type: 'json' };
import { fakeApi } from '../../../testing/fake-api.ts';
import { phoneScreen } from '../../../testing/phone-screen.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { FilterForm } from './filter-form.tsx';

it('says that it has taken back limits of which the highest is below the lowest', async () => {
  fakeApi();
  const form = <FilterForm filter={{}} onSearch={() => undefined} facets={undefined} />;
  const { user } = await renderApp(form, { language: 'en' });
  const limit = (name: 'minPriceIn' | 'maxPriceIn') =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(`^${ads.filter[name].split(' (')[0]}`));
  await user.click(screen.getByRole('button', { name: ads.filter.price }));
  await screen.findByRole('dialog', { name: ads.filter.price });
  await user.type(limit('minPriceIn'), '90000');
  await user.type(limit('maxPriceIn'), '50000');
  await user.tab();
  expect([limit('minPriceIn').value, limit('maxPriceIn').value]).toEqual(['90000', '']);
  screen.getByText(ads.filter.crossed);
  await user.type(limit('maxPriceIn'), '95000');
  expect(screen.queryByText(ads.filter.crossed)).toBeNull();
});

const figuresOf = { minProfit: 2_000_000, maxRent: 500, maxProfitMonths: 30 } as const;

async function renderForm(filter: ListingFilter) {
  fakeApi();
  const onSearch = vi.fn();
  const form = <FilterForm filter={filter} onSearch={onSearch} facets={undefined} />;
  const { user } = await renderApp(form, { language: 'en' });
  return { user, onSearch };
}

const amount = (name: 'minProfitIn' | 'maxRentIn') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${ads.filter[name].split(' (')[0]}`));

it('limits figures behind a button of their own, in the currency that an amount names', async () => {
  const { user, onSearch } = await renderForm({});
  await user.click(screen.getByRole('button', { name: ads.filter.figures }));
  const fields = within(await screen.findByRole('dialog', { name: ads.filter.figures }));
  fields.getByText(ads.filter.onlyStated);
  await user.type(amount('minProfitIn'), '2 million dinars');
  await user.click(fields.getByRole('checkbox', { name: ads.filter.instalments }));
  await user.click(fields.getByRole('combobox', { name: ads.filter.profitMonths }));
  await user.click(await screen.findByRole('option', { name: 'Price up to 12 months of profit' }));
  await user.click(fields.getByRole('button', { name: ads.filter.search }));
  expect(onSearch).toHaveBeenLastCalledWith({
    ...{ priceCurrency: 'iqd', minProfit: 2_000_000, maxProfitMonths: 12, instalments: 'true' },
  });
});

it('shows the figures of an address, also a number of months that it does not offer', async () => {
  const { user, onSearch } = await renderForm({ currency: 'iqd', ...figuresOf });
  await user.click(screen.getByRole('button', { name: /Monthly profit from.*30 months/ }));
  const fields = within(await screen.findByRole('dialog', { name: ads.filter.figures }));
  expect(amount('maxRentIn').value).toBe('500');
  const months = fields.getByRole('combobox', { name: ads.filter.profitMonths });
  expect(months.textContent).toContain('30 months');
  await user.click(months);
  await user.click(await screen.findByRole('option', { name: ads.filter.anyProfitMonths }));
  await user.click(fields.getByRole('button', { name: ads.filter.search }));
  const { maxProfitMonths: _any, ...others } = figuresOf;
  expect(onSearch).toHaveBeenLastCalledWith({ currency: 'iqd', ...others });
});

it('folds figures on phones, counts them on the button, and clears them with the rest', async () => {
  phoneScreen();
  const { user, onSearch } = await renderForm({ priceCurrency: 'usd', maxRent: 500 });
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog'));
  const group = sheet.getByText(ads.filter.figures).closest('details');
  expect(group?.open).toBe(true);
  expect(amount('maxRentIn').value).toBe('500');
  await user.click(sheet.getByRole('button', { name: ads.chips.clearAll }));
  await user.click(sheet.getByRole('button', { name: /^Show/ }));
  expect(onSearch).toHaveBeenLastCalledWith({});
});
