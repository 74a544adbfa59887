import { optionalListingFieldNames } from '@qaysari/contract/listing/fields';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field as labels } from '../../../../../locales/en/publish.json' with { type: 'json' };
import { renderApp } from '../../../testing/render-app.tsx';
import { OptionalFields } from './listing-fields.tsx';

const unused = { error: undefined, onChange: () => undefined, onBlur: () => undefined };

it('has an input for each optional field, whatever its kind', async () => {
  const texts = Object.fromEntries(
    optionalListingFieldNames.map((name, at) => [name, `${at + 1}`]),
  );
  await renderApp(
    <OptionalFields
      field={(name) => ({ ...unused, name, value: texts[name] ?? 'false' })}
      startup={{ ...unused, name: 'isStartup', checked: false }}
    />,
    { language: 'en' },
  );
  const shown = optionalListingFieldNames.map((name) => [
    name,
    screen.getByLabelText<HTMLInputElement>(labels[name]).value,
  ]);
  expect(Object.fromEntries(shown)).toStrictEqual(texts);
});
