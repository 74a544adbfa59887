import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/en/pages.json' with { type: 'json' };
import { loadMoreTexts } from '../i18n/i18n.ts';
import { renderApp } from '../testing/render-app.tsx';
import { AboutPage } from './about-page.tsx';
import { CookiePolicyPage } from './cookie-policy-page.tsx';
import { PrivacyPolicyPage } from './privacy-policy-page.tsx';
import { TermsPage } from './terms-page.tsx';

type Texts = Readonly<{ [name: string]: string | Texts }>;

const [operator, mail] = ['Bazaar Company, Erbil', 'help@bazaar.example'];

/** Every paragraph below these texts. `appCheck` shows only where App Check is on. */
const paragraphsOf = (own: Texts): string[] =>
  Object.values(own).flatMap((text) =>
    typeof text === 'string' ? text.split('\n\n') : paragraphsOf(text),
  );

/** What a text inserts is isolated (decision 41). */
const isolated = (inserted: string) => `\u2068${inserted}\u2069`;

const filled = (text: string) =>
  text
    .replace('{{operator}}', isolated(operator))
    .replace('{{email}}', isolated(mail))
    .replace('{{date}}', '');

const { imageAlt: _alt, ...about } = texts.about;
const pages: [name: string, page: ComponentType, texts: Texts][] = [
  ['the privacy policy', PrivacyPolicyPage, texts.privacy],
  ['the terms', TermsPage, texts.terms],
  ['the cookie policy', CookiePolicyPage, texts.cookies],
  ['the page about us', AboutPage, about],
];

beforeEach(async () => {
  vi.stubEnv('VITE_OPERATOR_EN', operator);
  vi.stubEnv('VITE_SUPPORT_MAIL', mail);
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
  await loadMoreTexts('en', ['pages']);
});
afterEach(() => vi.unstubAllEnvs());

describe.each(pages)('%s', (_name, Page, own) => {
  it('shows each of its texts, and who runs the site', async () => {
    await renderApp(<Page />, { language: 'en' });
    const shown = document.body.textContent;
    const expected = [...paragraphsOf(own), texts.operator].map(filled);
    expect(expected.filter((text) => !shown.includes(text))).toEqual([]);
  });

  it('links the email of our team', async () => {
    await renderApp(<Page />, { language: 'en' });
    const [link] = screen.getAllByRole('link', { name: mail });
    expect(link?.getAttribute('href')).toBe(`mailto:${mail}`);
  });
});

it.each([
  ['the privacy policy', PrivacyPolicyPage],
  ['the cookie policy', CookiePolicyPage],
])('%s says nothing of reCAPTCHA where App Check is off', async (_name, Page) => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '');
  await renderApp(<Page />, { language: 'en' });
  expect(document.body.textContent).not.toContain('reCAPTCHA');
});

it('the list at the top of a policy leads to each of its sections', async () => {
  await renderApp(<PrivacyPolicyPage />, { language: 'en', path: '/privacy-policy' });
  const list = within(screen.getByRole('navigation', { name: texts.contents }));
  const leads = list.getAllByRole('link').map((link) => {
    const [, id = ''] = link.getAttribute('href')?.split('#') ?? [];
    return [link.textContent, document.getElementById(id)?.querySelector('h2')?.textContent];
  });
  const titles = Object.values(texts.privacy.sections).map(({ title }) => [title, title]);
  expect(leads).toEqual(titles);
});
