import { isolate, languageCodes, type Language } from '@qaysari/contract/shared/languages';
import type { UnderstoodWords } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listingsPath } from '../../../entities/listing/listings-path.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { UnderstoodNote } from './understood.tsx';

const slip = { text: 'resturant', rest: 'baghdad', instead: 'restaurant' };
const city: UnderstoodWords = { text: 'baghdad', rest: 'resturant', location: 'baghdad' };
const search = 'resturant baghdad';
const out = { isLeftOut: true } as const;

interface Shown {
  understood: UnderstoodWords[];
  filter?: ListingFilter;
  language?: Language;
  total?: number;
}

async function renderNote({ understood, filter = {}, language = 'en', total = 5 }: Shown) {
  const onAsTyped = vi.fn();
  const data = { listings: [], facets: { category: {}, location: {} } };
  const answered = {
    filter: { search, ...filter },
    data: { ...data, total, page: 1, pageSize: 12, understood },
  };
  const { user, address } = await renderApp(
    <UnderstoodNote
      answered={answered}
      addressOf={(wanted) => listingsPath(language, wanted)}
      onAsTyped={onAsTyped}
    />,
    { language, path: '/ads' },
  );
  const note = screen.getByRole('status');
  const text = note.textContent.replaceAll(/[\u2066-\u2069]/g, '').trim();
  return { user, address, onAsTyped, note, text };
}

describe('the note of a search', () => {
  it('says which words were found in place of a slip, and leads to those that were typed', async () => {
    const { user, address, onAsTyped, text } = await renderNote({
      understood: [slip, city],
      filter: { startup: 'true', sort: 'latest' },
    });
    expect(text).toBe('Results for “restaurant baghdad”. Search only for “resturant baghdad”');
    await user.click(screen.getByRole('link'));
    expect(address()).toBe(
      '/en/ads?startup=true&search=resturant+baghdad&asTyped=true&sort=latest',
    );
    expect(onAsTyped).toHaveBeenCalledOnce();
  });

  it('says two words once that are one word of ads', async () => {
    const pizzeria = { rest: '', instead: 'pizzeria' };
    const { text } = await renderNote({
      understood: [{ text: 'pizze', ...pizzeria }, { text: 'ria', ...pizzeria }, city],
    });
    expect(text).toContain('Results for “pizzeria baghdad”.');
  });

  it('names what was left out, as it was typed', async () => {
    const { text } = await renderNote({
      understood: [{ ...slip, ...out }, city, { text: 'qwerty', rest: '', ...out }],
    });
    expect(text).toBe(
      'We couldn’t find an ad with all these words, so we left out: “resturant”, “qwerty”.',
    );
  });

  it.each<[ListingFilter, string]>([
    [{ sort: 'latest', asTyped: 'true' }, 'Here are all ads.'],
    [{ startup: 'true' }, 'Here are all ads that match your filters.'],
  ])('says what is shown with the filter %j when nothing is left', async (filter, what) => {
    const understood = [
      { ...slip, ...out },
      { ...city, ...out },
    ];
    const { text } = await renderNote({ understood, filter });
    expect(text).toBe(`We couldn’t find any ads for “resturant baghdad”. ${what}`);
  });

  const trade: UnderstoodWords = { text: 'café', rest: '', isWidened: true };
  const unknownTrade = { ...trade, text: 'hookah', category: 'restaurants_cafes' } as const;

  it.each<[UnderstoodWords[], string]>([
    [[trade, city], 'We couldn’t find an exact match for “café baghdad”. Here are similar ads.'],
    [
      [unknownTrade, trade],
      'We couldn’t find any ads about “hookah”. Here are ads in Restaurants & cafés.',
    ],
    [
      [trade, { ...city, ...out }],
      'We couldn’t find an ad with all these words, so we left out: “baghdad”.',
    ],
  ])('says what is shown where no ad is of a trade: %#', async (understood, note) => {
    const { text } = await renderNote({ understood });
    expect(text).toBe(note);
  });

  it('has a sentence for each of these, and the link last', async () => {
    const { text } = await renderNote({
      understood: [slip, unknownTrade, { text: 'x', rest: '', ...out }],
    });
    expect(text).toBe(
      'Results for “restaurant hookah”. ' +
        'We couldn’t find an ad with all these words, so we left out: “x”. ' +
        'We couldn’t find any ads about “hookah”. Here are ads in Restaurants & cafés. ' +
        'Search only for “resturant baghdad”',
    );
  });

  it.each<[string, Shown]>([
    ['where all words were found', { understood: [{ text: 'restaurant', rest: '' }, city] }],
    ['where the other filters find nothing', { understood: [{ ...city, ...out }], total: 0 }],
    ['where the words say nothing', { understood: [] }],
  ])('is empty %s', async (_, shown) => {
    const { text } = await renderNote(shown);
    expect(text).toBe('');
  });

  it.each(languageCodes)('isolates in %s each word that was typed', async (language) => {
    const { note } = await renderNote({
      language,
      understood: [{ ...slip, ...out }, city, { text: 'مطعم', rest: '', ...out }],
    });
    expect(note.textContent).toContain(isolate('resturant'));
    expect(note.textContent).toContain(isolate('مطعم'));
    // Not around the whole list, whose order is that of the page.
    expect(note.textContent).not.toMatch(/[\u2066-\u2068][^\u2069]*[\u2066-\u2068]/);
  });
});
