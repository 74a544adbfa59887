import type * as Axe from 'axe-core';
import type { Target } from './target.ts';

declare global {
  var axe: typeof Axe;
}

/** Runs in the page: the first match of a target. */
export function first(target: Target): Promise<Element | undefined> {
  return Promise.resolve(globalThis.elementsOf(target)[0]);
}

/** Runs in the page: scrolls to the first match of a target, and returns it if it is still and not covered. */
export async function reachable(target: Target): Promise<Element | undefined> {
  const element = globalThis.elementsOf(target)[0];
  if (!element || element.matches(':disabled')) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  const before = element.getBoundingClientRect();
  await nextFrame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return undefined;
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  if (element.contains(above)) return element;
  // It may be under the sticky header.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}

/** Runs in the page: whether a match of a target has the focus. */
export function isFocused(target: Target): boolean {
  return globalThis.elementsOf(target).some((element) => element === document.activeElement);
}

/** Runs in the page: waits for animations, except infinite ones. */
export async function standStill(): Promise<void> {
  // A transition starts with the frame after a change.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page: by how many pixels it is wider than the screen. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Runs in the page that axe is loaded into. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await globalThis.axe.run();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`),
  );
}
