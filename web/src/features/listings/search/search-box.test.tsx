import { isolate } from '@qaysari/contract/shared/languages';
import { priceInText } from '@qaysari/contract/listing/price';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../../../locales/ar/ads.json' with { type: 'json' };
import { rememberSearch } from './recent-searches.ts';
import { fakeApi, success, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { SearchBox } from './search-box.tsx';

const call = 'GET /listing/suggest';
const suggested = {
  trades: ['مطعم عائلي'],
  price: { search: 'مطعم', maxPrice: 5000, priceCurrency: 'usd' },
  category: ['restaurants_cafes'],
  location: ['mosul'],
  listings: [{ _id: 'ad', title: 'مطعم' }],
};
const upTo = texts.chips.upTo.replace('{{price}}', isolate(priceInText(5000, 'usd')));
const names = ['مطعم عائلي', upTo, 'المطاعم والمقاهي', 'الموصل', 'مطعم'];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(call, () => success(suggested));
});

async function renderBox() {
  const onFacet = vi.fn();
  const onSearch = vi.fn();
  const onSubmit = vi.fn();
  function Form() {
    const [text, setText] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(text);
        }}
      >
        <SearchBox value={text} onChange={setText} onSearch={onSearch} onFacet={onFacet} />
      </form>
    );
  }
  const { user, address } = await renderApp(<Form />, { path: '/about-us' });
  const box = screen.getByRole<HTMLInputElement>('combobox');
  const marked = () => {
    const id = box.getAttribute('aria-activedescendant');
    const option = id === null ? null : document.getElementById(id);
    if (option) expect(option.getAttribute('aria-selected')).toBe('true');
    return option?.textContent;
  };
  const isOpen = () => box.getAttribute('aria-expanded') === 'true';
  return { user, address, box, marked, isOpen, onFacet, onSearch, onSubmit };
}

describe('suggestions', () => {
  it('are walked through with the arrows, from the text and back to it', async () => {
    const { user, box, marked, isOpen } = await renderBox();
    await user.type(box, 'م');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(names);
    expect(isOpen()).toBe(true);
    expect(marked()).toBeUndefined();
    for (const expected of [...names, undefined, names[0]]) {
      await user.keyboard('{ArrowDown}');
      expect(marked()).toBe(expected);
    }
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toBe(names.at(-1));
  });

  it('close with Escape, which keeps the text, and open again with an arrow', async () => {
    const { user, box, marked, isOpen } = await renderBox();
    await user.type(box, 'م');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole('option')).toBeNull();
    expect(box.value).toBe('م');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe(names[0]);
  });

  it('are chosen with Enter: a trade, a price, a category, a city, an ad', async () => {
    const { user, address, box, onFacet, onSearch, onSubmit } = await renderBox();
    const choose = async (steps: number) => {
      await user.clear(box);
      await user.type(box, 'م');
      await screen.findAllByRole('option');
      await user.keyboard(`${'{ArrowDown}'.repeat(steps)}{Enter}`);
    };
    await choose(1);
    expect(onSearch).toHaveBeenLastCalledWith('مطعم عائلي');
    await choose(2);
    expect(onFacet).toHaveBeenLastCalledWith({
      ...{ search: 'مطعم', maxPrice: 5000, priceCurrency: 'usd' },
    });
    await choose(3);
    expect(onFacet).toHaveBeenLastCalledWith({ category: ['restaurants_cafes'] });
    expect(box.value).toBe('');
    await choose(4);
    expect(onFacet).toHaveBeenLastCalledWith({ location: ['mosul'] });
    await choose(5);
    await waitFor(() => expect(address()).toBe('/ar/ads/ad'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('name limits of figures, and are applied as a price is', async () => {
    const price = { search: 'مطعم', minProfit: 900, priceCurrency: 'usd' };
    api.on(call, () => success({ ...suggested, trades: [], price }));
    const { user, box, onFacet } = await renderBox();
    await user.type(box, 'م');
    const [first] = await screen.findAllByRole('option');
    const amount = isolate(priceInText(900, 'usd'));
    expect(first?.textContent).toBe(texts.chips.minProfit.replace('{{price}}', amount));
    screen.getByRole('group', { name: texts.filter.figures });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onFacet).toHaveBeenLastCalledWith(price);
  });

  it('do not keep Enter from searching the words, nor Home and letters from the text', async () => {
    const { user, box, isOpen, onFacet, onSubmit } = await renderBox();
    await user.type(box, 'م');
    await screen.findAllByRole('option');
    await user.keyboard('{Home}x{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('xم');
    expect(onFacet).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
  });

  it('are none when they cannot be had, and are asked for once', async () => {
    api.on(call, () => ({ status: 500 }));
    const { user, box, isOpen, onSubmit } = await renderBox();
    await user.type(box, 'مط');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('مط');
    expect(isOpen()).toBe(false);
    expect(api.calls).toHaveLength(1);
  });
});

describe('recent searches', () => {
  it('show in the empty box, are searched again with Enter and forgotten with Delete', async () => {
    for (const text of ['مقهى', 'bakery', 'کافێ']) rememberSearch(text);
    const { user, box, marked, onSearch } = await renderBox();
    const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
    await user.click(box);
    expect(shown()).toEqual(['کافێ', 'bakery', 'مقهى']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(shown()).toEqual(['کافێ', 'مقهى']);
    expect(marked()).toBeUndefined();
    await user.click(
      screen.getByRole('button', {
        name: texts.suggest.forget.replace('{{text}}', isolate('کافێ')),
      }),
    );
    expect(shown()).toEqual(['مقهى']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('مقهى');
  });
});
