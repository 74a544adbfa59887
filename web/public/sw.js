/* Shows notifications of messages, and opens the conversation when somebody presses one. It keeps nothing and
   answers no request of the page. What arrives was encrypted by our server for this browser
   (functions/src/notification/notify.ts). */

/** Of a page of this site, in a language. */
const pathForm = /^\/(ar|ku|en)\/[\w/-]+$/;

/** What to show; undefined for what is not ours. */
function readNote(data) {
  try {
    const note = data.json();
    return pathForm.test(note.path) ? note : undefined;
  } catch {
    return undefined;
  }
}

/** The same page may be open in another language. */
function isAt(url, path) {
  const withoutLanguage = (pathname) => pathname.replace(/^\/\w+/, '');
  return withoutLanguage(new URL(url).pathname) === withoutLanguage(path);
}

async function tabsAt(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => isAt(url, path));
}

async function show({ id, title, body, tag, path, lang, dir }) {
  const before = await self.registration.getNotifications({ tag });
  const isSame = before.some(({ data }) => data && data.id === id);
  const isLookedAt = (await tabsAt(path)).some(({ focused }) => focused);
  // Browsers take the permission away from a site that shows nothing.
  const isSilent = isSame || isLookedAt;
  await self.registration.showNotification(title, {
    ...{ body, tag, lang, dir, data: { id, path } },
    ...(isSilent ? { silent: true } : { renotify: true }),
  });
  if (!isLookedAt) return;
  const shown = await self.registration.getNotifications({ tag });
  for (const each of shown) each.close();
}

async function open(path) {
  const [tab] = await tabsAt(path);
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const note = event.data && readNote(event.data);
  if (note) event.waitUntil(show(note));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data || {};
  if (pathForm.test(path)) event.waitUntil(open(path));
});
