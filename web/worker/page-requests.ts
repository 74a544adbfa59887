import { registerRoute } from 'workbox-routing';
import { isFileOfShell, isThisBuildCached, cachedAsset, cachedShell } from './site-files.ts';
import { scope } from './scope.ts';

/* Pages come from the network. The cached shell is the fallback when the network fails or is slow. Pages are not
   cached: a page of an older build would request scripts that are gone. */

/** Addresses of pages. The shell does not handle the API, pictures and files. */
const pageForm = /^\/(?:(?:ar|ku|en)(?:\/.*)?)?$/;

/** After this time the cached shell is shown instead of a blank page. */
const patienceMs = 3_000;

interface Navigation {
  request: Request;
  /** The browser's request while the worker started; undefined where it does not support that. */
  preload: Promise<Response | undefined>;
}

/**
 * Whether our Hosting answered: it says on each page what may run there (firebase.json). A page of Google's while the
 * site is switched off does not, nor one of a network that asks to sign in. A redirect cannot be read.
 */
function isOurs({ type, headers }: Response): boolean {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return type === 'opaqueredirect' || policy.includes('qaysari-worker');
}

/** Undefined where the network fails. A server error (5xx), or an answer that is not ours, is a failure, too. */
async function fromNetwork({ request, preload }: Navigation): Promise<Response | undefined> {
  try {
    const response = (await preload) ?? (await fetch(request));
    return response.status < 500 && isOurs(response) ? response : undefined;
  } catch {
    return undefined;
  }
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}

async function openPage(navigation: Navigation): Promise<Response> {
  const network = fromNetwork(navigation);
  // A reload is to show what is new. A shell of an older build would request parts that are gone, and reload in vain.
  const mayHurry = navigation.request.cache === 'default' && (await isThisBuildCached());
  const first = await (mayHurry ? Promise.race([network, later(patienceMs)]) : network);
  const answer = first ?? (await cachedShell()) ?? (await network);
  return answer ?? Response.error();
}

/** Answers from the network without a fallback. */
async function passOn({ request, preload }: Navigation): Promise<Response> {
  return (await preload) ?? fetch(request);
}

export function answerPages(): void {
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    ({ request, url, event }) => {
      const preload = preloadOf(event as FetchEvent);
      // The preload response must be used, or the browser sends the request a second time.
      return (pageForm.test(url.pathname) ? openPage : passOn)({ request, preload });
    },
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async ({ request, url }) => (await cachedAsset(url.pathname)) ?? fetch(request),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isFileOfShell(url.pathname),
    async ({ request, url }) => {
      try {
        return await fetch(request);
      } catch {
        return (await cachedAsset(url.pathname)) ?? Response.error();
      }
    },
  );
  scope.addEventListener('activate', (event) => {
    // Otherwise each page would wait for the worker to start. Not every browser supports it, contrary to its type.
    const { navigationPreload } = scope.registration as Partial<ServiceWorkerRegistration>;
    if (navigationPreload) event.waitUntil(navigationPreload.enable());
  });
}

async function preloadOf({ preloadResponse }: FetchEvent): Promise<Response | undefined> {
  return (await preloadResponse) as Response | undefined;
}
