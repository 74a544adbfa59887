import { listenToPush } from './push.ts';
import { scope } from './scope.ts';

/* Replaces the service worker when it has to be removed (docs/deploy.md): it deletes the caches and answers no request.
   Where somebody has allowed notifications it stays for them. */

listenToPush();

async function clear(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.clients.claim();
  const { pushManager } = scope.registration as Partial<ServiceWorkerRegistration>;
  const subscription = await pushManager?.getSubscription();
  if (!subscription) await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(clear()));
