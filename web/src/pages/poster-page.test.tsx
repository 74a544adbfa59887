import { screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { Route, Routes } from 'react-router';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ar from '../../../locales/ar/poster.json' with { type: 'json' };
import en from '../../../locales/en/poster.json' with { type: 'json' };
import ku from '../../../locales/ku/poster.json' with { type: 'json' };
import { fakeApi, success, type FakeAnswer, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { PosterPage } from './poster-page.tsx';

const listing = {
  ...{ _id: 'a1B2', title: 'مخبز حجري في الكرادة', category: 'restaurants_cafes' },
  ...{ location: 'baghdad', price: 45_000_000, currency: 'iqd', status: 'approved' },
  images: ['/media/listings/a1B2/0123456789abcdef0123-1280.webp'],
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

async function renderPoster(answer: FakeAnswer = success(listing)) {
  api.on('GET /listing/approved/a1B2', () => answer);
  const page = (
    <Routes>
      <Route path="ads/:id/poster" element={<PosterPage />} />
    </Routes>
  );
  return renderApp(page, { language: 'ku', path: '/ads/a1B2/poster' });
}

/** What a camera reads from the code on the page. */
async function scan(code: Element): Promise<string | undefined> {
  const markup = code.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { data, info } = await sharp(Buffer.from(markup), { density: 1000 })
    .resize(400, 400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('the poster of an ad', () => {
  it('says what is for sale in three languages, and its code leads to the ad', async () => {
    await renderPoster();
    for (const text of [ar.forSale, ku.forSale, en.forSale, ar.scan, ku.scan, en.scan]) {
      await screen.findByText(text);
    }
    screen.getByRole('heading', { name: listing.title });
    screen.getByText('بەغدا');
    expect(document.querySelector('article')?.textContent).toContain('45,000,000');
    const code = screen.getByRole('img', { name: ku.code });
    expect(await scan(code)).toBe(`${location.origin}/a/a1B2`);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('says what the owner looks for, where nothing is for sale', async () => {
    await renderPoster(success({ ...listing, category: 'find_an_investor' }));
    await screen.findByText('Find an investor');
    expect(screen.queryByText(en.forSale)).toBeNull();
  });

  it('is printed by its button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderPoster();
    await user.click(await screen.findByRole('button', { name: ku.print }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([{ status: 'pending' }, { availability: 'sold' }, { availability: 'hidden' }])(
    'is not there for an ad that is not for sale: %j',
    async (fields) => {
      await renderPoster(success({ ...listing, ...fields }));
      await screen.findByRole('heading', { name: ku.noneTitle });
      expect(screen.queryByRole('button', { name: ku.print })).toBeNull();
    },
  );

  it('is not there for an ad that is gone', async () => {
    await renderPoster({ status: 404 });
    await screen.findByRole('heading', { name: ku.noneTitle });
  });
});
