import type { BudgetRange } from '@qaysari/contract/investor/bands';
import type { Language } from '@qaysari/contract/shared/languages';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { Budget } from './budget.tsx';

/** The marks that isolate what is inserted into a text. */
const marks = /[\u2066-\u2069]/g;

it.each<[Language, BudgetRange, string, string]>([
  [
    'ar',
    { currency: 'usd', lowest: 1, highest: 2 },
    'من $10,000 إلى $200,000',
    'من 10,000 دولار أمريكي إلى 200,000 دولار أمريكي',
  ],
  [
    'ku',
    { currency: 'iqd', lowest: 0, highest: 1 },
    'تا 75,000,000ع.د',
    'تا 75,000,000 دیناری عێراقی',
  ],
  [
    'en',
    { currency: 'usd', lowest: 2, highest: 4 },
    '$50,000 and more',
    '50,000 US dollars and more',
  ],
  [
    'en',
    { currency: 'iqd', lowest: 0, highest: 4 },
    'Iraqi dinar (ع.د): any amount',
    'Iraqi dinar (ع.د): any amount',
  ],
])('shows and says in %s the range %o', async (language, range, eye, ear) => {
  await renderApp(<Budget {...range} />, { language });
  const [shown, spoken] = document.querySelector('.price')?.children ?? [];
  expect(shown?.textContent.replaceAll(marks, '')).toBe(eye);
  expect(shown?.getAttribute('aria-hidden')).toBe('true');
  expect(spoken?.textContent.replaceAll(marks, '')).toBe(ear);
});

it('isolates each amount, so that the lowest comes first in the direction of the page', async () => {
  await renderApp(<Budget currency="iqd" lowest={1} highest={2} />, { language: 'ar' });
  const shown = document.querySelector('.price > [aria-hidden]')?.textContent ?? '';
  const isolated = [...shown.matchAll(/\u2066([^\u2066-\u2069]+)\u2069/g)].map(([, text]) => text);
  expect(isolated).toEqual(['15,000,000ع.د', '300,000,000ع.د']);
});
