import { afterAll, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { investorJourney } from './investor-journey.ts';

const created = startCreating();
afterAll(() => created.removeAll());

it.each(['ku', 'en'] as const)(
  'somebody becomes an investor, is approved, found by filter and by an ad, and written to, in %s',
  (language) => investorJourney(created, language),
);
