import type { Page } from 'playwright-core';

export interface LookOptions {
  /** The least height of what a finger presses in bars and lists; 0: not asked for. */
  touch: number;
  /** Whether each control must be free of what is fixed above the page, wherever it is scrolled to. */
  isPressed: boolean;
}

/** What is wrong with the layout of the page, each fault in a sentence. */
export function layoutFaults(page: Page, options: LookOptions): Promise<string[]> {
  return page.evaluate(findFaults, options);
}

/** Runs in the page. */
async function findFaults({ touch, isPressed }: LookOptions): Promise<string[]> {
  const root = document.documentElement;
  const faults: string[] = [];
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const nameOf = (element: Element | null) => {
    if (!element) return 'nothing';
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    const field = element.getAttribute('name') ?? '';
    return `${element.tagName.toLowerCase()} "${(words || field).slice(0, 40)}"`;
  };

  function isShown(control: HTMLElement): boolean {
    const { width, height } = control.getBoundingClientRect();
    // The skip link comes down from above the page when it has the focus.
    const isAway = width < 4 || height < 4 || control.getAttribute('href') === '#content';
    const isFaint = !control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const { pointerEvents } = getComputedStyle(control);
    return !isAway && !isFaint && pointerEvents !== 'none' && !control.closest('[inert]');
  }

  /** Cut on purpose, with a sign of it. */
  function isEllipsis(element: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  }

  function isCut(control: HTMLElement): boolean {
    const parts = [control, ...control.querySelectorAll<HTMLElement>('*')];
    return parts.some((part) => {
      const { display } = getComputedStyle(part);
      if (display === 'inline' || part instanceof SVGElement) return false;
      // What is for the ear alone is one pixel wide.
      if (part.clientWidth <= 1) return false;
      return part.scrollWidth > part.clientWidth + 1 && !isEllipsis(part);
    });
  }

  function hit(control: HTMLElement): Element | null {
    // A link within a text may have several lines: the middle of the first is one that can be pressed.
    const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Links within a sentence are as high as its lines. */
  function isInSentence(control: HTMLElement): boolean {
    const beside = control.matches('a') ? [...(control.parentElement?.childNodes ?? [])] : [];
    return beside.some((node) => node instanceof Text && node.data.trim() !== '');
  }

  /** Height of an element that stays in place, over most of the width, while the page scrolls; else 0. */
  function barOf(element: Element): number {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return 0;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isAtEdge = Math.abs(top) < 2 || Math.abs(bottom - innerHeight) < 2;
    // A page that fills the screen scrolls within.
    if (height > innerHeight * 0.9) return 0;
    return isAtEdge && width > innerWidth * 0.8 && element.checkVisibility() ? height : 0;
  }

  /** Into the middle of the screen, to its end and to its beginning. */
  const ways = {
    middle: (control: HTMLElement) => bring(control, 'center'),
    end: (control: HTMLElement) => {
      scrollTo(0, 0);
      bring(control, 'nearest');
    },
    beginning: (control: HTMLElement) => {
      scrollTo(0, root.scrollHeight);
      bring(control, 'nearest');
    },
  };

  function bring(control: HTMLElement, block: ScrollLogicalPosition) {
    // Rows that snap would take a card at their edge back.
    control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
  }

  async function coverOf(control: HTMLElement): Promise<string | undefined> {
    // It has gone meanwhile, as suggestions do where there is little room.
    if (!control.isConnected) return undefined;
    // Of what is as high as the screen some part is in sight, whichever end is scrolled to.
    const isHigh = control.offsetHeight > innerHeight / 2;
    for (const [way, scroll] of Object.entries(isHigh ? { middle: ways.middle } : ways)) {
      scroll(control);
      // What gives way needs some frames for it.
      for (let frames = 0; frames < 60; frames += 1) {
        const found = hit(control);
        if (found && (control.contains(found) || found.closest('label')?.contains(control))) break;
        // What floats above the page gives way where it would cover something.
        if (frames === 59 && !isShown(control)) break;
        if (frames === 59) return `${nameOf(found)} at the ${way} of the screen`;
        await nextFrame();
      }
    }
    return undefined;
  }

  await document.fonts.ready;
  // What follows the size of the window is rendered some frames later.
  for (let frames = 0; frames < 5; frames += 1) await nextFrame();
  const sideways = root.scrollWidth - root.clientWidth;
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);
  const selector = 'a[href], button:enabled, input:enabled, textarea:enabled, [role=combobox]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const text = controls.filter((control) => control.matches('a, button'));
  for (const control of text) if (isCut(control)) faults.push(`cut: ${nameOf(control)}`);
  for (const control of controls) {
    // The whole card is the target of its link.
    if (isInSentence(control) || (control.matches('a') && control.closest('article'))) continue;
    const isChoice = control.matches('[type=checkbox], [type=radio]');
    const target = (isChoice ? control.closest('label') : null) ?? control;
    const { height } = target.getBoundingClientRect();
    if (height < touch - 0.5) faults.push(`${Math.round(height)} px high: ${nameOf(control)}`);
  }
  scrollTo(0, (root.scrollHeight - innerHeight) / 2);
  await nextFrame();
  const bars = [...document.body.querySelectorAll('*')].reduce((sum, each) => sum + barOf(each), 0);
  const share = Math.round((100 * bars) / innerHeight);
  if (share > 20) faults.push(`bars take ${share} % of the height`);
  if (!isPressed) return faults;
  for (const control of controls) {
    const cover = await coverOf(control);
    if (cover !== undefined) faults.push(`${nameOf(control)} lies under ${cover}`);
  }
  return faults;
}
