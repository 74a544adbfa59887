import { expect, it } from 'vitest';
import { whatsappAddress, whatsappNumber } from './whatsapp.ts';

it('encodes every character of the message', () => {
  const message = 'مرحباً، إعلانك «مقهى & مطعم» https://site.example/ar/ads/a?b=c#d\nشكراً';
  const url = new URL(whatsappAddress('9647701234567', message));
  expect(url.origin + url.pathname).toBe('https://wa.me/9647701234567');
  expect(url.searchParams.get('text')).toBe(message);
});

it('opens an empty chat without a message', () => {
  expect(whatsappAddress('9647701234567')).toBe('https://wa.me/9647701234567');
});

it.each([
  ['+9647701234567', '9647701234567'],
  ['+9647511234567', '9647511234567'],
  ['+964662512345', undefined],
  ['+491701234567', '491701234567'],
])('knows %s as %s', (phone, number) => {
  expect(whatsappNumber(phone)).toBe(number);
});
