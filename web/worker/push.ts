import { noticePath } from '@qaysari/contract/notification/types';
import { scope } from './scope.ts';

/* Shows notifications of messages, alerts and questions, and opens their page when somebody presses one. What arrives
   was encrypted by our server for this browser (functions/src/notification/notify.ts). */

interface Note {
  id: string;
  title: string;
  body: string;
  tag: string;
  path: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

const isPath = (path: unknown): path is string => typeof path === 'string' && noticePath.test(path);

/** What to show; undefined for what is not ours. */
function readNote(data: PushMessageData): Note | undefined {
  try {
    const note = data.json() as Note;
    return isPath(note.path) ? note : undefined;
  } catch {
    return undefined;
  }
}

/** The same page may be open in another language. A query counts where the path has one. */
function isAt(url: string, path: string): boolean {
  const [open, wanted] = [new URL(url), new URL(path, url)];
  const withoutLanguage = ({ pathname }: URL) => pathname.replace(/^\/\w+/, '');
  if (wanted.search !== '' && wanted.search !== open.search) return false;
  return withoutLanguage(open) === withoutLanguage(wanted);
}

async function tabsAt(path: string): Promise<WindowClient[]> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => isAt(url, path));
}

async function show({ id, title, body, tag, path, lang, dir }: Note): Promise<void> {
  const before = await scope.registration.getNotifications({ tag });
  const isSame = before.some(({ data }) => (data as { id?: unknown } | null)?.id === id);
  const isLookedAt = (await tabsAt(path)).some(({ focused }) => focused);
  // Browsers take the permission away from a site that shows nothing.
  const isSilent = isSame || isLookedAt;
  await scope.registration.showNotification(title, {
    ...{ body, tag, lang, dir, data: { id, path } },
    ...(isSilent ? { silent: true } : { renotify: true }),
  });
  if (!isLookedAt) return;
  const shown = await scope.registration.getNotifications({ tag });
  for (const each of shown) each.close();
}

async function open(path: string): Promise<void> {
  const [tab] = await tabsAt(path);
  await (tab ? tab.focus() : scope.clients.openWindow(path));
}

export function listenToPush(): void {
  scope.addEventListener('push', (event) => {
    const note = event.data && readNote(event.data);
    if (note) event.waitUntil(show(note));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    if (isPath(path)) event.waitUntil(open(path));
  });
}
