import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { UserLine, UserText } from './user-text.tsx';

it('shows phone numbers from left to right, and dials them', async () => {
  await renderApp(<UserText text={'اتصل ٠٧٧٠ ١٢٣ ٤٥٦٧\nأو 25 000 000'} />);
  const [phone] = screen.getAllByRole('link');
  expect(phone?.getAttribute('href')).toBe('tel:07701234567');
  const numbers = [...document.querySelectorAll('bdi[dir=ltr]')].map(
    ({ textContent }) => textContent,
  );
  expect(numbers).toEqual(['٠٧٧٠ ١٢٣ ٤٥٦٧', '25 000 000']);
});

it('aligns all lines as most of the text reads, each in its own direction', async () => {
  await renderApp(<UserText text={'محل في الكرادة\nWhatsApp only\nبسعر مناسب'} />);
  const text = screen.getByText('WhatsApp only').parentElement;
  expect(text?.dir).toBe('rtl');
  expect([...(text?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['P', 'P', 'P']);
  expect([...(text?.children ?? [])].map((line) => line.getAttribute('dir'))).toEqual([
    'auto',
    'auto',
    'auto',
  ]);
});

it('dials nothing in a title, which may be a link itself', async () => {
  await renderApp(<UserLine>محل 0770 123 4567</UserLine>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('bdi[dir=ltr]')?.textContent).toBe('0770 123 4567');
});
