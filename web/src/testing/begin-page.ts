import * as React from 'react';

// React counts elements, and keeps a stack of each of the first 10,000: a fifth of the time of these tests.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => undefined,
});

// Component tests share a document. Each file begins with an empty page at the root of the site.
const root = document.documentElement;
for (const name of root.getAttributeNames()) root.removeAttribute(name);
document.body.replaceChildren();
for (const cookie of document.cookie.split(';'))
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
