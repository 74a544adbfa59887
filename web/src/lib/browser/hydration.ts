/*
 * Hydration boundaries hydrate in tasks of their own, after what is around them. Query results wait until all of them
 * are hydrated: with newer data React would report a mismatch with the server's HTML.
 */

let hydration: Promise<unknown> | undefined;
let isPending = false;

/** Whether some of the page may still be the server's HTML. */
export function isHydrating(): boolean {
  return isPending;
}

/** A gate for one boundary. From `wait` on query results wait, until `open` says that it is hydrated or unmounted. */
export function createHydrationGate() {
  let open!: () => void;
  const hydrated = new Promise<void>((resolve) => {
    open = resolve;
  });
  const wait = () => {
    hydration = Promise.all([hydration, hydrated]);
    return open;
  };
  return { wait, open };
}

/** The same result or failure, but not before all boundaries of the page are hydrated. */
export function afterHydration<Result>(work: Promise<Result>): Promise<Result> {
  const waited = () => hydration;
  return work.then(waited, waited).then(() => work);
}
declare global {
  interface Window {
    /** Presses and submits before the script had loaded; `boot.js` queues them. */
    qaysariQueuedEvents?: { type: string; target: Element }[];
  }
}

/** Without those that one presses: their value is no text. */
const typedFields = 'input:not([type=checkbox], [type=radio])';

/** Marks the element with the server's HTML until it is hydrated. */
const serverHtmlMark = 'data-ssr';

/**
 * Call it before the page in `root` hydrates, and the function that it returns once it has. That one replays what
 * somebody typed, pressed or sent meanwhile, in this order.
 */
export function prepareHydration(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<HTMLInputElement>(typedFields)].flatMap((field) => {
    const { value: text, defaultValue } = field;
    // As the server rendered it: React takes what it finds for what it rendered.
    field.value = defaultValue;
    return text === defaultValue ? [] : { field, text };
  });
  isPending = root.hasAttribute(serverHtmlMark);
  return () => {
    root.removeAttribute(serverHtmlMark);
    document.documentElement.classList.remove('waiting', 'failed');
    document.querySelector('.shell')?.remove();
    void afterHydration(Promise.resolve()).then(() => {
      isPending = false;
    });
    for (const { field, text } of typed) type(field, text);
    // By then the components have the typed values.
    setTimeout(replayQueuedEvents);
  };
}

function replayQueuedEvents(): void {
  for (const pressed of document.querySelectorAll('[data-pressed]')) {
    pressed.removeAttribute('data-pressed');
  }
  for (const { type: kind, target } of window.qaysariQueuedEvents ?? []) {
    if (!target.isConnected) continue;
    if (kind === 'click') (target as HTMLElement).click();
    else target.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
  }
  delete window.qaysariQueuedEvents;
}

/** Types like a person: React notices only a change that bypasses its own value setter. */
function type(field: HTMLInputElement, text: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the field as `this`
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
