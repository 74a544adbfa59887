import { afterAll } from 'vitest';

// Component tests share a document. Each file begins with an empty page at the root of the site.
const root = document.documentElement;
for (const name of root.getAttributeNames()) root.removeAttribute(name);
document.body.replaceChildren();
for (const cookie of document.cookie.split(';'))
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

/** Removes after the file what it listened to. `isOurs`: packages stay loaded, and so do their listeners. */
function removeListenersAfterFile(target: EventTarget, isOurs: (type: string) => boolean): void {
  const add = target.addEventListener.bind(target);
  const added: Parameters<typeof add>[] = [];
  target.addEventListener = (...listening: Parameters<typeof add>) => {
    if (isOurs(listening[0])) added.push(listening);
    add(...listening);
  };
  afterAll(() => {
    target.addEventListener = add;
    for (const listening of added) target.removeEventListener(...listening);
  });
}

removeListenersAfterFile(window, () => true);
// React and user-event listen to the document once for each worker.
removeListenersAfterFile(document, (type) => type === 'visibilitychange');
