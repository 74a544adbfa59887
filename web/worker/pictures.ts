import { imageWidths } from '@qaysari/contract/listing/images';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { scope } from './scope.ts';

/* Pictures of ads that were seen. Their addresses change with their content. */

/** The site empties it when somebody signs out: web/src/lib/offline/forget.ts names it, too. */
const smallCache = 'qaysari-pictures';
const largeCache = 'qaysari-large-pictures';

const pictureForm = /^(\/media\/listings\/.+-)(\d+)(\.webp)$/;

/** Cards and phones show these: some 40 kB each. */
const largestSmall = 960;

const maxAgeSeconds = 30 * 24 * 60 * 60;

function keepIn(cacheName: string, maxEntries: number): CacheFirst {
  return new CacheFirst({
    cacheName,
    plugins: [
      new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin,
      {
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(response.status === 200 ? response : null),
        // The same picture in another width is a good fallback.
        handlerDidError: ({ request }) => inAnotherWidth(new URL(request.url).pathname),
      },
    ],
  });
}

async function inAnotherWidth(path: string): Promise<Response | undefined> {
  const [, start = '', width, end = ''] = pictureForm.exec(path) ?? [];
  for (const other of imageWidths.filter((each) => each !== Number(width)).reverse()) {
    const found = await caches.match(`${start}${other}${end}`);
    if (found) return found;
  }
  return undefined;
}

const reviewForm = /^\/(?:ar|ku|en)\/review\/?$/;

/** Whether a link for our team shows the picture: what waits for a decision does not stay on its devices. */
async function isOfReview({ clientId }: FetchEvent): Promise<boolean> {
  const page = await scope.clients.get(clientId);
  return page !== undefined && reviewForm.test(new URL(page.url).pathname);
}

export function keepPictures(): void {
  const small = keepIn(smallCache, 200);
  const large = keepIn(largeCache, 30);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && pictureForm.test(url.pathname),
    async (options) => {
      if (await isOfReview(options.event as FetchEvent)) return fetch(options.request);
      const width = Number(pictureForm.exec(options.url.pathname)?.[2]);
      return (width > largestSmall ? large : small).handle(options);
    },
  );
}
