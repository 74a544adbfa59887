import { answerPages } from './page-requests.ts';
import { keepPictures } from './pictures.ts';
import { listenToPush } from './push.ts';
import { scope } from './scope.ts';
import { listenToPages } from './site-files.ts';

/* The service worker of the site (docs/decisions/0057-without-a-network.md). It answers no call of the API: what the
   API says may be for one person alone. */

listenToPush();
listenToPages();
answerPages();
keepPictures();

// Pages of the build before find their files in its cache, which stays: nobody has to close a tab first.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
