import type { PersonFacts } from '@qaysari/contract/account/person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/en/ad.json' with { type: 'json' };
import { renderApp } from '../../testing/render-app.tsx';
import { ShortFacts } from './person-facts.tsx';

const { known } = texts;
const facts: PersonFacts = { approvedAds: 1, upheldReports: { count: 0 }, answersWithin: 'day' };

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows what is known and the unconfirmed phone, and with a press the rest and every source', async () => {
  const { user } = await renderApp(<ShortFacts facts={facts} />, { language: 'en' });
  const closed = [
    known.phoneUnknown,
    known.answers.day,
    '1 ad approved by our team',
    known.reportsNone,
  ];
  expect(lines()).toEqual(closed);
  const button = screen.getByRole('button', { name: known.how });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(lines()).toEqual([
    known.memberUnknown + known.memberSource,
    known.phoneUnknown + known.phoneUnknownSource,
    known.emailUnknown + known.emailUnknownSource,
    known.papersUnknown + known.papersUnknownSource,
    known.answers.day + known.answersSource,
    `1 ad approved by our team${known.adsSource}`,
    known.reportsNone + known.reportsSource,
  ]);
  await user.click(button);
  expect(lines()).toEqual(closed);
});

it('says with an ad when our team approved it, and leaves out what its place says', async () => {
  await renderApp(
    <ShortFacts facts={facts} adApprovedAt="2026-03-04T10:00:00Z" without={['phone', 'answers']} />,
    { language: 'en' },
  );
  expect(lines()[0]).toContain('March 4, 2026');
  expect(lines().slice(1)).toEqual(['1 ad approved by our team', known.reportsNone]);
});
