/** Of the tags that came with the page, which one another stands for. */
function kindOf(tag: Element): string {
  const names = ['rel', 'hreflang', 'name'].map((name) => tag.getAttribute(name) ?? '');
  return [tag.tagName, ...names].join(' ');
}

/**
 * Takes tags of the head away that came with the page (web/src/server/head): each that the app has put its own beside,
 * and on another page than the first those that only the first one has.
 */
export function removeServedTags(isFirstPage: boolean): void {
  const { head } = document;
  const own = new Set([...head.children].filter(isOwn).map(kindOf));
  for (const tag of head.querySelectorAll('[data-before]')) {
    if (own.has(kindOf(tag))) tag.remove();
  }
  if (isFirstPage) return;
  for (const tag of head.querySelectorAll('[data-first]')) tag.remove();
}

const isOwn = (tag: Element) => !tag.hasAttribute('data-before');
