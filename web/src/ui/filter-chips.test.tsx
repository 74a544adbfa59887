import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import texts from '../../../locales/en/ads.json' with { type: 'json' };
import { renderApp } from '../testing/render-app.tsx';
import { FilterChips, type Chip } from './filter-chips.tsx';

const filtered: readonly string[] = ['Baghdad', 'Erbil', 'Start-ups'];

const chipsOf = (filter: readonly string[]): Chip<readonly string[]>[] =>
  filter.map((name) => ({ key: name, name, rest: filter.filter((other) => other !== name) }));

/** Chips whose changes are rendered when `apply` is called, as a busy page renders them late. */
async function renderChips() {
  const waiting: (readonly string[])[] = [];
  let draw: (filter: readonly string[]) => void = () => undefined;
  function Page() {
    const [filter, setFilter] = useState(filtered);
    const heading = useRef<HTMLHeadingElement>(null);
    draw = setFilter;
    return (
      <>
        <FilterChips
          filter={filter}
          chips={chipsOf(filter)}
          textOf={String}
          nothing={[]}
          afterLast={heading}
          onChange={(rest) => void waiting.push(rest)}
        />
        <h2 ref={heading} tabIndex={-1}>
          Results
        </h2>
      </>
    );
  }
  const { user } = await renderApp(<Page />, { language: 'en' });
  const apply = () => act(() => draw(waiting.shift() ?? []));
  return { user, apply };
}

it('moves the focus to the chip after the one that is taken away', async () => {
  const { user, apply } = await renderChips();
  await user.click(screen.getByText('Baghdad'));
  apply();
  expect(document.activeElement).toBe(screen.getByText('Erbil').closest('button'));
});

it('moves the focus to the results when a second press takes the last chips before the first is rendered', async () => {
  const { user, apply } = await renderChips();
  await user.click(screen.getByText('Baghdad'));
  await user.click(screen.getByText(texts.chips.clearAll));
  apply();
  apply();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
