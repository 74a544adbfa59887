import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../../../../locales/ar/ad.json' with { type: 'json' };
import { renderApp } from '../../testing/render-app.tsx';
import { ShareButton } from './share-button.tsx';

const title = 'مخبز';
const link = `${location.origin}/a/mine`;

afterEach(() => void vi.restoreAllMocks());

/** Presses the button on a device whose own menu ends so; undefined: it has none. */
async function press(share?: () => Promise<void>) {
  Object.assign(navigator, { share, canShare: undefined });
  const { user, address } = await renderApp(
    <ShareButton title={title} path="/a/mine" poster="/ar/ads/mine/poster" />,
  );
  await user.click(screen.getByRole('button', { name: texts.share.button }));
  return { user, address };
}

const refuses = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));

it('does nothing more when the menu of the device is closed again', async () => {
  const share = refuses('AbortError');
  await press(share);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title, url: link });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['refuses', refuses('NotAllowedError')],
  ['has none', undefined],
])('offers its own menu where the device %s, and copies the link', async (_device, share) => {
  const { user, address } = await press(share);
  await screen.findByRole('dialog', { name: texts.share.title });
  const addresses = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
  expect(addresses.map(({ host }) => host)).toEqual([
    'wa.me',
    't.me',
    'www.facebook.com',
    location.host,
  ]);
  expect(addresses[0]?.searchParams.get('text')).toBe(`${title}\n${link}`);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: texts.share.copy }));
  await screen.findByText(texts.share.copied);
  expect(copy).toHaveBeenCalledExactlyOnceWith(link);
  await user.click(screen.getByRole('link', { name: texts.share.poster }));
  await expect.poll(address).toBe('/ar/ads/mine/poster');
});

it('shows the link where the browser does not copy it', async () => {
  const { user } = await press();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(await screen.findByRole('button', { name: texts.share.copy }));
  await screen.findByText(texts.share.refused);
  screen.getByText(link);
});
