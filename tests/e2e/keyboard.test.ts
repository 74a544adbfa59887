import { afterAll, it } from 'vitest';
import { keyboardJourney } from '../long/browser/keyboard-journey.ts';
import { startCreating } from '../support/created.ts';

const created = startCreating();
afterAll(() => created.removeAll());

it('the keyboard alone browses, searches, keeps an ad, signs in and opens it, in en', () =>
  keyboardJourney(created, 'en'));
