import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from '../../lib/browser/keep-focus.ts';
import { pageQuery } from '../../lib/routes/page-query.ts';
import { contentId } from './content.tsx';

/**
 * Moves the focus after each navigation, so that keyboard and screen reader start there: to the page's heading, or
 * to that of the results where only their page has changed. Without a navigation it keeps the focus at its place. One for
 * all layouts: a navigation may change them.
 */
export function RouteFocus() {
  useEffect(keepFocus, []);
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, page: pageOf(search) });
  useEffect(() => {
    const before = shown.current;
    const now = { pathname, page: pageOf(search) };
    shown.current = now;
    if (before.pathname !== pathname) return focusSoon('h1');
    if (before.page !== now.page) return focusSoon('h2');
    return undefined;
  }, [pathname, search]);
  return null;
}

const pageOf = (search: string) => pageQuery('listings', search).get('page');

/** Waits for a heading that comes with the page's data. Answers a function that ends the wait. */
function focusSoon(heading: 'h1' | 'h2'): (() => void) | undefined {
  const main = document.getElementById(contentId);
  if (!main || isTyping(main)) return undefined;
  const dialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
  if (dialog) return afterClosing(dialog, () => focusSoon(heading));
  const focusHeading = () => {
    const found = main.querySelector<HTMLElement>(heading);
    if (found) focusOn(found);
    return found !== null;
  };
  if (focusHeading()) return undefined;
  focusOn(main);
  const observer = new MutationObserver(() => {
    // The person has moved the focus meanwhile.
    if (document.activeElement !== main || focusHeading()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A dialog keeps the focus until it is closed, and then gives it back to where it was. Answers a function that ends the wait. */
function afterClosing(dialog: Element, goOn: () => (() => void) | undefined): () => void {
  let stopGoingOn: (() => void) | undefined;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Node && dialog.contains(target)) return;
    removeEventListener('focusin', follow);
    stopGoingOn = goOn();
  };
  addEventListener('focusin', follow);
  return () => {
    removeEventListener('focusin', follow);
    stopGoingOn?.();
  };
}

/** A field that took the focus by itself keeps it. */
function isTyping(main: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    main.contains(activeElement) &&
    (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
  );
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
