import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ads from '../../../../../locales/en/ads.json' with { type: 'json' };
import { fakeApi } from '../../../testing/fake-api.ts';
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
