import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsPhone } from '../../../lib/browser/use-is-phone.ts';
import { setBottomBarHeight } from '../../../ui/bottom-bar.tsx';

/** Below this height, everything but the conversation itself is hidden. */
const lowPx = 480;

/** Names of the CSS variables. */
export const visibleArea = { top: '--visible-top', height: '--visible-height' } as const;

/**
 * Sets CSS variables of `panel` to the part of the screen that a keyboard leaves: browsers lay it over the page.
 * Answers whether little is left.
 */
export function useVisibleArea(panel: RefObject<HTMLElement | null>): boolean {
  const [isLow, setLow] = useState(false);
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const follow = () => {
      const { current } = panel;
      if (!current) return;
      // After a pinch zoom the visual viewport is only a part of the page.
      const isWhole = !viewport || viewport.scale > 1.01;
      const height = isWhole ? innerHeight : viewport.height;
      current.style.setProperty(visibleArea.top, `${isWhole ? 0 : viewport.offsetTop}px`);
      current.style.setProperty(visibleArea.height, `${height}px`);
      setLow(height < lowPx);
    };
    follow();
    const targets = [window, ...(viewport ? [viewport] : [])];
    for (const target of targets) target.addEventListener('resize', follow);
    viewport?.addEventListener('scroll', follow);
    return () => {
      for (const target of targets) target.removeEventListener('resize', follow);
      viewport?.removeEventListener('scroll', follow);
    };
  }, [panel]);
  return isLow;
}

/** On phones toasts stay above the field, and the page behind does not scroll. */
export function useToastsAbove(field: RefObject<HTMLElement | null>): void {
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || !isPhone) return undefined;
    const root = document.documentElement.style;
    root.overflow = 'hidden';
    const updateHeight = () => setBottomBarHeight(current.offsetHeight);
    updateHeight();
    const observer = new ResizeObserver(updateHeight);
    observer.observe(current);
    return () => {
      observer.disconnect();
      setBottomBarHeight(0);
      root.removeProperty('overflow');
    };
  }, [field, isPhone]);
}
