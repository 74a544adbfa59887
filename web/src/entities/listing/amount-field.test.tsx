import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { amount as texts } from '../../../../locales/en/common.json' with { type: 'json' };
import { renderApp } from '../../testing/render-app.tsx';
import { AmountField } from './amount-field.tsx';

async function renderField({ compact = false } = {}) {
  function Form() {
    const [value, setValue] = useState('');
    const [currency, setCurrency] = useState('usd');
    return (
      <>
        <AmountField
          label="Price"
          help="In figures"
          compact={compact}
          value={value}
          currency={currency}
          onChange={setValue}
          onCurrency={setCurrency}
        />
        <output>{currency}</output>
      </>
    );
  }
  const { user } = await renderApp(<Form />, { language: 'en' });
  const field = screen.getByLabelText<HTMLInputElement>('Price');
  const currency = () => screen.getByRole('status').textContent;
  return { user, field, currency };
}

it('says what it understood, and shows the digits when it is left', async () => {
  const { user, field, currency } = await renderField();
  screen.getByText('In figures');
  await user.type(field, '٢٥ ألف');
  expect(field.value).toBe('٢٥ ألف');
  screen.getByText('$25,000');
  await user.tab();
  expect(field.value).toBe('25,000');
  expect(currency()).toBe('usd');
});

it('chooses the currency of the text', async () => {
  const { user, field, currency } = await renderField();
  await user.type(field, '50 مليون دينار');
  expect(currency()).toBe('iqd');
  await user.tab();
  expect(field.value).toBe('50,000,000');
});

it('asks about a dot before three digits, and takes nothing before the answer', async () => {
  const { user, field, currency } = await renderField();
  await user.click(field);
  await user.paste('1.000 د.ع');
  await user.tab();
  expect(field.value).toBe('1.000 د.ع');
  expect(currency()).toBe('usd');
  screen.getByText(texts.asked);
  await user.click(screen.getByRole('button', { name: /1,000ع\.د/ }));
  expect(field.value).toBe('1,000');
  expect(currency()).toBe('iqd');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button')).toBeNull();
});

it('rounds nothing: a third decimal stays, for the form to refuse', async () => {
  const { user, field } = await renderField();
  await user.type(field, '1.9999');
  await user.tab();
  expect(field.value).toBe('1.9999');
});

it('keeps its hint while there is no amount above zero', async () => {
  const { user, field } = await renderField();
  await user.type(field, '0');
  screen.getByText('In figures');
});

it('has no line below in a filter, but for what is no amount', async () => {
  const { user, field } = await renderField({ compact: true });
  await user.type(field, 'cheap');
  expect(screen.queryByText(texts.unreadable)).toBeNull();
  await user.tab();
  screen.getByText(texts.unreadable);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.type(field, '5k');
  await user.tab();
  expect(field.value).toBe('5,000');
  expect(field.getAttribute('aria-describedby')).toBeNull();
});
