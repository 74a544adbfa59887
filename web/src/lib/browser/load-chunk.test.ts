import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk, onBeforeReload, watchMissingChunks } from './load-chunk.ts';

const reload = vi.fn();
const assign = vi.fn();
const fetchPage = vi.fn();
let target: string | undefined;

watchMissingChunks(() => target);

beforeEach(() => {
  sessionStorage.clear();
  target = undefined;
  const own = document.createElement('script');
  own.setAttribute('src', '/assets/index-old.js');
  vi.spyOn(document, 'querySelector').mockReturnValue(own);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.stubGlobal('fetch', fetchPage);
  deployed('new');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function deployed(version: 'old' | 'new') {
  fetchPage.mockImplementation(() =>
    Promise.resolve(new Response(`<script type="module" src="/assets/index-${version}.js">`)),
  );
}

const missing = () => Promise.reject(new TypeError('Failed to fetch'));

it('reloads the page when a newer version has been deployed, after saving what was typed', async () => {
  const save = vi.fn(() => {
    expect(reload).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  const stop = onBeforeReload(save);
  void loadChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledOnce();
  stop();
});

it('continues to the target of the navigation', async () => {
  target = '/ar/ads';
  void loadChunk(missing);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/ar/ads'));
  expect(reload).not.toHaveBeenCalled();
});

it('goes to where the person pressed while it looked for a newer version', async () => {
  fetchPage.mockImplementation(() => {
    target = '/ar/about-us';
    return Promise.resolve(new Response('another'));
  });
  void loadChunk(missing);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/ar/about-us'));
  expect(reload).not.toHaveBeenCalled();
});

it('leaves links to the browser once the page is about to go', async () => {
  const link = document.body.appendChild(document.createElement('a'));
  const button = document.body.appendChild(document.createElement('button'));
  const handle = vi.fn();
  document.body.addEventListener('click', handle);
  void loadChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  link.click();
  expect(handle).not.toHaveBeenCalled();
  button.click();
  expect(handle).toHaveBeenCalledOnce();
});

it('lets the failure show the second time', async () => {
  void loadChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadChunk(missing)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledOnce();
});

it('lets the failure show when this is the newest version: the network was it', async () => {
  deployed('old');
  await expect(loadChunk(missing)).rejects.toThrow('Failed to fetch');
  fetchPage.mockRejectedValue(new TypeError('offline'));
  await expect(loadChunk(missing)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

it('asks once more when there is a network', async () => {
  deployed('old');
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing);
  load.mockResolvedValueOnce('part');
  await expect(loadChunk(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails at once without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(missing);
  await expect(loadChunk(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
});

it('also hears of parts that nobody loaded by it', async () => {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
