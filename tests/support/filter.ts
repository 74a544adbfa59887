import type { Language } from '@qaysari/contract/shared/languages';
import type { Locator } from 'playwright-core';
import { textsIn } from './texts.ts';
import type { Visitor } from './visitor.ts';

interface Screen {
  language: Language;
  width: number;
}

/** Phones have all of the filter but the words in a sheet. */
const isPhone = ({ width }: Screen) => width < 768;

/** What holds the fields of the filter, without the words; on phones the sheet has to be open. */
export function filterFields({ page }: Visitor, screen: Screen): Locator {
  return isPhone(screen) ? page.getByRole('dialog') : page.getByRole('main').getByRole('search');
}

/** Opens what phones fold away of the filter. */
export async function showFilters(visitor: Visitor, screen: Screen): Promise<void> {
  if (!isPhone(screen)) return;
  // With what is chosen there its name ends with a number.
  const { show } = textsIn(screen.language).ads.filter;
  const name = new RegExp(`^${show}( \\(\\d+\\))?$`);
  await visitor.page.getByRole('main').getByRole('button', { name }).click();
  await filterFields(visitor, screen).waitFor();
}

/** Opens what phones fold away of the filter, and elsewhere the fields behind a button of this name. */
export async function showFields(visitor: Visitor, screen: Screen, name: string): Promise<void> {
  if (isPhone(screen)) return showFilters(visitor, screen);
  const fields = filterFields(visitor, screen);
  // What is chosen there follows in its name.
  await fields.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await fields.getByRole('dialog').waitFor();
}

/** Searches by what is chosen: with the last button of the sheet, else with that of the form. */
export async function applyFilters(visitor: Visitor, screen: Screen): Promise<void> {
  const fields = filterFields(visitor, screen);
  const { search } = textsIn(screen.language).ads.filter;
  if (!isPhone(screen)) {
    // The fields behind a button have one of their own, before it.
    await fields.getByRole('button', { name: search, exact: true }).last().click();
    return;
  }
  await fields.locator('button[type=submit]').click();
  // While it closes, it still dims the page.
  await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' });
}
