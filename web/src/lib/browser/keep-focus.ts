/** An element with the focus, what it is in, and the neighbours of each of these at that time. */
interface Stop {
  element: Element;
  pathname: string;
  levels: { element: Element; before: Element | null; after: Element | null }[];
}

/** Dialogs open dialogs, each from a button that may be gone when they close. */
const mostStops = 8;

/** Who manages the focus by code, such as a dialog that gives it back, comes first. */
const delayMs = 50;

const canTakeFocus =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/**
 * Keeps the keyboard at its place when what has the focus goes, such as a button that its own success replaces.
 * Browsers would start again at the top of the page (WCAG 2.4.3). The focus goes to what took the place, else to the
 * neighbours, else to where the focus was before, else to the page's heading. Answers a function that ends it.
 */
export function keepFocus(): () => void {
  let stops: Stop[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) stops = [...stops, stopAt(target)].slice(-mostStops);
  };
  const restore = () => {
    timer = undefined;
    const newest = stops.at(-1);
    if (!newest || hasFocus()) return;
    const waiting = stops.reverse();
    stops = [];
    // Somebody pressed beside it, or another page moves the focus by itself.
    if (isThere(newest.element) || newest.pathname !== location.pathname) return;
    for (const stop of waiting) {
      const target = isThere(stop.element) ? stop.element : nearestTo(stop);
      if (target) return focusOn(target);
    }
    const heading = document.querySelector('h1');
    if (heading) focusOn(heading);
  };
  const observer = new MutationObserver(() => {
    if (stops.length > 0 && !hasFocus()) timer ??= setTimeout(restore, delayMs);
  });
  addEventListener('focusin', remember);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    removeEventListener('focusin', remember);
    observer.disconnect();
    clearTimeout(timer);
  };
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

const isThere = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && isVisible(element);

const isVisible = (element: Element) => element.getClientRects().length > 0;

function stopAt(target: Element): Stop {
  const levels: Stop['levels'] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    levels.push({
      element,
      before: element.previousElementSibling,
      after: element.nextElementSibling,
    });
  }
  return { element: target, pathname: location.pathname, levels };
}

/** What is nearest to a place that is gone, inside the page's content or its dialog. */
function nearestTo({ levels }: Stop): Element | undefined {
  const connected = levels.findIndex(({ element }) => element.isConnected);
  const gone = Math.max(0, connected - 1);
  for (const [index, { before, after }] of levels.entries()) {
    const parent = levels[index + 1]?.element;
    if (index < gone || !parent) continue;
    if (!parent.closest('main, [role=dialog], [role=alertdialog]')) return undefined;
    const isHere = (element: Element | null) => element?.parentElement === parent;
    const now = isHere(before) ? before?.nextElementSibling : parent.firstElementChild;
    for (const each of [now, after, before]) {
      const target = each && isHere(each) && targetIn(each);
      if (target) return target;
    }
  }
  return undefined;
}

/** The first that takes the focus; a line of text without such takes it itself. */
function targetIn(element: Element): Element | undefined {
  if (element.closest('[inert], [aria-hidden=true]')) return undefined;
  const found = [element, ...element.querySelectorAll(canTakeFocus)].find(
    (each) => each.matches(canTakeFocus) && isVisible(each),
  );
  if (found) return found;
  return isVisible(element) && element.textContent.trim() !== '' ? element : undefined;
}

function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches(canTakeFocus)) element.tabIndex = -1;
  element.focus();
}
