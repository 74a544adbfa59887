/// <reference lib="dom" />

declare global {
  /** Milliseconds after the start of the visit. */
  var firstWordsMs: number | undefined;
  var contentMs: number | undefined;
}

/**
 * Runs in the page before its scripts. Looks in each frame whether the page itself, not the shell
 * around it, shows text on the screen; and whether it shows what it is about.
 */
export function watchWords(contentSelector: string): void {
  const isSeen = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height, top, bottom } = range.getBoundingClientRect();
    // Text for screen readers alone is one pixel wide.
    return width > 2 && height > 2 && bottom > 0 && top < innerHeight;
  };
  const hasWords = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if ((currentNode.textContent?.trim().length ?? 0) > 2 && isSeen(currentNode)) return true;
    }
    return false;
  };
  // What is in the document at a frame's start is on the screen at its end.
  const painted = (note: (at: number) => void) =>
    requestAnimationFrame(() => note(performance.now()));
  const look = () => {
    const main = document.querySelector('main');
    const content = document.querySelector(contentSelector);
    if (main && globalThis.firstWordsMs === undefined && hasWords(main))
      painted((at) => (globalThis.firstWordsMs ??= at));
    if (content?.textContent) painted((at) => (globalThis.contentMs ??= at));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
