import { figureFieldNames, licenceIds, type FigureField } from '@qaysari/contract/listing/fields';
import { typedSamples, valueSamples } from '@qaysari/contract/listing/fields.fixture';
import { listingFormSchema } from '@qaysari/contract/publish/schema';
import { isolate } from '@qaysari/contract/shared/languages';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import figures from '../../../../../locales/en/figures.json' with { type: 'json' };
import publish from '../../../../../locales/en/publish.json' with { type: 'json' };
import { renderApp } from '../../../testing/render-app.tsx';
import { FigureFields } from './figure-fields.tsx';

type Values = Partial<Record<FigureField, string>>;

/** Holds the values as the form does. */
async function renderForm(initial: Values, currency = 'usd') {
  let values = initial;
  function Form() {
    const [held, setHeld] = useState(initial);
    values = held;
    return (
      <FigureFields
        currency={currency}
        field={(name) => ({
          name,
          value: held[name] ?? '',
          error: undefined,
          onBlur: () => undefined,
          onChange: ({ target }) => setHeld((old) => ({ ...old, [name]: target.value })),
        })}
      />
    );
  }
  const { user } = await renderApp(<Form />, { language: 'en' });
  return { user, values: () => values };
}

it('has a control for each figure, and the contract reads what people put into it', async () => {
  const { values } = await renderForm({});
  for (const name of figureFieldNames) {
    if (name === 'licences') {
      for (const id of valueSamples.licences) {
        fireEvent.click(screen.getByLabelText(figures.choice.licences[id]));
      }
    } else {
      const target = { value: typedSamples[name] };
      fireEvent.change(screen.getByLabelText(figures.field[name]), { target });
    }
  }
  const read = listingFormSchema.cast(values(), { assert: false }) as Record<string, unknown>;
  for (const name of figureFieldNames) expect(read[name], name).toEqual(valueSamples[name]);
});

it('takes the currency from the price, from the choice, or from the text', async () => {
  const { user, values } = await renderForm({}, 'usd');
  const field = screen.getByLabelText(figures.field.monthlyRent);
  const unit = screen.getByLabelText(
    publish.currencyOf.replace('{{label}}', isolate(figures.field.monthlyRent)),
  );
  await user.type(field, '500');
  expect(values().monthlyRent).toBe('500 usd');
  await user.selectOptions(unit, 'iqd');
  expect(values().monthlyRent).toBe('500 iqd');
  await user.clear(field);
  expect(values().monthlyRent).toBe('');
  await user.type(field, '700 dollars');
  await user.tab();
  expect(values().monthlyRent).toBe('700 usd');
});

it('shows stated values, and keeps licences in the order of the table', async () => {
  const { user, values } = await renderForm({
    monthlySales: '12,000,000 iqd',
    licences: `${licenceIds[2]},${licenceIds[4]}`,
  });
  expect(screen.getByLabelText<HTMLInputElement>(figures.field.monthlySales).value).toBe(
    '12,000,000',
  );
  await user.click(screen.getByLabelText(figures.choice.licences[licenceIds[0]]));
  await user.click(screen.getByLabelText(figures.choice.licences[licenceIds[4]]));
  expect(values().licences).toBe(`${licenceIds[0]},${licenceIds[2]}`);
});
