// Component tests share a document. Each file begins with an empty page at the root of the site.
const root = document.documentElement;
for (const name of root.getAttributeNames()) root.removeAttribute(name);
document.body.replaceChildren();
for (const cookie of document.cookie.split(';'))
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
