import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import { renderApp } from '../testing/render-app.tsx';
import { MissingFields } from './missing-fields.tsx';

const labels = ['title', 'city', 'price', 'email'];

async function show(names: readonly string[]) {
  return renderApp(
    <form>
      {labels.map((name) => (
        <input key={name} name={name} aria-label={`field ${name}`} />
      ))}
      <MissingFields fields={names.map((name) => ({ name, label: name }))} />
    </form>,
    { language: 'en' },
  );
}

it('leads to the field that is named, and counts those it does not name', async () => {
  const { user } = await show(labels);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'title',
    'city',
  ]);
  screen.getByText(common.form.more_other.replace('{{count}}', '2'), { normalizer: plain });
  await user.click(screen.getByRole('button', { name: 'city' }));
  expect(document.activeElement).toBe(screen.getByLabelText('field city'));
});

it('says nothing when nothing is needed', async () => {
  await show([]);
  expect(screen.queryByText(common.form.stillNeeded)).toBeNull();
});

/** Without the marks that isolate what was inserted (decision 41). */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
