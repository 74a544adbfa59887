import type { InvestorCard as CardOf } from '@qaysari/contract/investor/types';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/ar/investors.json' with { type: 'json' };
import { renderApp } from '../../testing/render-app.tsx';
import { InvestorCard } from './investor-card.tsx';

const investor: CardOf = {
  _id: 'i1',
  name: 'عمر الحمداني',
  title: 'أبحث عن مخبز في أربيل',
  sectors: ['restaurants_cafes'],
  cities: ['erbil'],
  forms: ['share'],
  budget: { currency: 'usd', lowest: 1, highest: 2 },
  facts: {},
};

const open = (shown: CardOf) =>
  renderApp(<InvestorCard investor={shown} query="" />, { language: 'ar' });

it('leads with what the investor looks for, then the budget, then who it is', async () => {
  await open(investor);
  const card = screen.getByRole('article', { name: `${investor.title} ${investor.name}` });
  expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe(investor.title);
  expect(within(card).getByRole('link').textContent).toBe(investor.title);
  const said = card.textContent;
  const order = [
    ...[investor.title, 'أربيل', texts.forms.share],
    ...[`${texts.profile.budget}: من`, '10,000 دولار أمريكي'],
    ...[investor.name, texts.approvedUnknown],
  ].map((text) => said.lastIndexOf(text));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

it('says nothing about a budget that it does not know', async () => {
  const { budget: _budget, ...without } = investor;
  await open(without);
  expect(screen.getByRole('article').textContent).not.toContain(texts.profile.budget);
});
