import { listingFieldsIn } from '@qaysari/contract/listing/fields';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import {
  field as labels,
  site,
} from '../../../../../locales/en/publish.json' with { type: 'json' };
import { renderApp } from '../../../testing/render-app.tsx';
import { OptionalFields } from './listing-fields.tsx';

const unused = { error: undefined, onChange: () => undefined, onBlur: () => undefined };

it('has an input for each field of the business, whatever its kind', async () => {
  const texts = Object.fromEntries(
    listingFieldsIn('business').map((name, at) => [name, `${at + 1}`]),
  );
  await renderApp(
    <OptionalFields
      field={(name) => ({ ...unused, name, value: texts[name] ?? 'false' })}
      startup={{ ...unused, name: 'isStartup', checked: false }}
    />,
    { language: 'en' },
  );
  const shown = listingFieldsIn('business').map((name) => [
    name,
    screen.getByLabelText<HTMLInputElement>(labels[name]).value,
  ]);
  expect(Object.fromEntries(shown)).toStrictEqual(texts);
});

it('completes a website, and asks where a name such as @bakery is', async () => {
  function Form() {
    const [siteLink, setSiteLink] = useState('');
    return (
      <OptionalFields
        field={(name) => ({
          ...unused,
          name,
          value: name === 'siteLink' ? siteLink : '',
          onChange: ({ target }) => setSiteLink(target.value),
        })}
        startup={{ ...unused, name: 'isStartup', checked: false }}
      />
    );
  }
  const { user } = await renderApp(<Form />, { language: 'en' });
  const field = screen.getByLabelText<HTMLInputElement>(labels.siteLink);
  await user.type(field, 'facebook.com/bakery');
  await user.tab();
  expect(field.value).toBe('https://facebook.com/bakery');
  await user.clear(field);
  await user.type(field, '@bakery');
  await user.click(screen.getByRole('button', { name: site.instagram }));
  expect(field.value).toBe('https://www.instagram.com/bakery');
  expect(document.activeElement).toBe(field);
});
