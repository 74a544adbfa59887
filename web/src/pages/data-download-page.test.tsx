import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/en/data.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { DataDownloadPage } from './data-download-page.tsx';

const [opening, piece] = ['POST /user/data/archive', 'POST /user/data/piece'];
const size = 10;

let api: FakeApi;
let saved: Blob[];
beforeEach(() => {
  api = fakeApi();
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const open = (path = '/your-data?code=secret') =>
  renderApp(<DataDownloadPage />, { language: 'en', path });
const press = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByRole('button', { name: texts.download.submit }));

it('fetches nothing before the press', async () => {
  await open();
  await screen.findByRole('heading', { name: texts.download.title });
  expect(api.calls).toEqual([]);
});

it('resumes after a dropped connection, unless the archive has changed', async () => {
  const asked: number[] = [];
  let version = 'one';
  let drops = true;
  api.on(opening, () => success({ bytes: size, version }));
  const ofArchive = { headers: { 'Content-Type': 'application/zip' } };
  api.on(piece, (_path, body) => {
    const { from } = body as { from: number };
    asked.push(from);
    if (from > 0 && drops) throw new TypeError('dropped');
    return new Response('1', ofArchive);
  });
  const { user } = await open();
  await press(user);
  await screen.findByRole('alert');
  expect(asked).toEqual([0, 1]);
  drops = false;
  await press(user);
  await screen.findByRole('heading', { name: texts.download.doneTitle });
  expect(asked).toEqual([0, 1, ...Array.from({ length: size - 1 }, (_, at) => at + 1)]);
  expect(saved.map((file) => file.size)).toEqual([size]);
  version = 'two';
  asked.length = 0;
  await user.click(screen.getByRole('button', { name: texts.download.again }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(asked[0]).toBe(0);
  expect(saved[1]?.size).toBe(size);
});

it.each([
  ['a link that has ended', '/your-data?code=old'],
  ['no link', '/your-data'],
])('says so for %s', async (_name, path) => {
  api.on(opening, () => ({ status: 404, body: { message: 'gone', key: 'notFound' } }));
  const { user } = await open(path);
  if (path.includes('code')) await press(user);
  await screen.findByRole('heading', { name: texts.download.wrongTitle });
});
