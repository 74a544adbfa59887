import { afterAll, it } from 'vitest';
import { startCreating } from '../support/created.ts';
import { priceJourney } from '../support/price-journey.ts';

const created = startCreating();
afterAll(() => created.removeAll());

it('a dinar ad is found by a range of dollars, in its place among ads in dollars', () =>
  priceJourney(created, 'ku'));
