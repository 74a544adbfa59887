import type { Language } from '@qaysari/contract/languages';
import { expect } from 'vitest';
import { filterFields, showFilters } from './filter.ts';
import { textsIn } from './texts.ts';
import { visit, type Visitor } from './visitor.ts';

/** The beginning of many words in ads, categories and cities. */
const manyMeanings: Record<Language, string> = { ar: 'م', ku: 'ک', en: 'r' };

function searchBox({ page }: Visitor, language: Language) {
  return page.getByRole('main').getByRole('combobox', { name: textsIn(language).ads.filter.text });
}

function suggestionList({ page }: Visitor, language: Language) {
  return page.getByRole('listbox', { name: textsIn(language).ads.suggest.label });
}

function recentList({ page }: Visitor, language: Language) {
  return page.getByRole('listbox', { name: textsIn(language).ads.suggest.recent });
}

/** Searches for each text in turn, so that the last is the most recent. */
async function searchFor(visitor: Visitor, language: Language, searches: readonly string[]) {
  await visitor.open('/ads');
  const box = searchBox(visitor, language);
  for (const text of searches) {
    await box.fill(text);
    await box.press('Enter');
    await expect
      .poll(() => new URLSearchParams(visitor.address().split('?')[1]).get('search'))
      .toBe(text);
  }
}

interface Look {
  language: Language;
  width: number;
  colorScheme: 'light' | 'dark';
}

/** What was searched and what is suggested, with a line of each chosen. */
export async function expectAccessibleLists(look: Look): Promise<void> {
  const { language } = look;
  await using visitor = await visit(look);
  await searchFor(visitor, language, ['bakery']);
  await visitor.open('/ads');
  const box = searchBox(visitor, language);
  await box.click();
  await recentList(visitor, language).waitFor();
  await box.press('ArrowDown');
  await visitor.expectAccessible();
  await box.fill(manyMeanings[language]);
  await suggestionList(visitor, language).waitFor();
  await box.press('ArrowDown');
  await visitor.expectAccessible();
}

/** The order, the filter, and a list of choices. */
export async function expectAccessibleChoices(look: Look): Promise<void> {
  const { language } = look;
  const { filter, sort } = textsIn(language).ads;
  await using visitor = await visit(look);
  await visitor.open('/ads?location=erbil');
  const { page } = visitor;
  await page.getByRole('main').getByRole('combobox', { name: sort.label }).click();
  await page.getByRole('option').first().waitFor();
  await visitor.expectAccessible();
  await page.keyboard.press('Escape');
  await showFilters(visitor, look);
  await visitor.expectAccessible();
  await filterFields(visitor, look).getByRole('combobox', { name: filter.category }).click();
  await page.getByRole('option').first().waitFor();
  await visitor.expectAccessible();
}
