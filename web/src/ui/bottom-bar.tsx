import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useLayoutEffect, useRef } from 'react';
import { createSignal } from '../lib/browser/signal.ts';

const heights = createSignal();
let height = 0;

/** Height in px of what is fixed at the bottom edge of the page. Other fixed elements there stay above it. */
export function useBottomBarHeight(): number {
  return heights.useValue(() => height);
}

/**
 * The page ends above what is fixed at its bottom edge, and so does what is scrolled to or focused. In px. A variable
 * of the whole page would do it too, but each change would compute the styles of all elements.
 */
export function setBottomBarHeight(px: number): void {
  height = px;
  document.body.style.paddingBottom = `${px}px`;
  document.documentElement.style.scrollPaddingBottom = `calc(${px}px + 1rem)`;
  heights.emit();
}

interface BottomBarProps extends BoxProps {
  /** From 768 px the content is a normal part of the page instead of a bar. Omitted: it is hidden from 768 px. */
  isInPageFromMd?: boolean;
}

/** Bars that stay in place take at most this part of the window's height, all together. */
const mostOfHeight = 1 / 5;

/**
 * Makes a bar a part of the page where it and `others` would take too much of the height. `onHeight`: called with the
 * height that stays in place, in px, also before the first paint. Answers how to stop.
 */
export function limitBar(
  bar: HTMLElement,
  others: number,
  onHeight: (px: number) => void,
): () => void {
  const update = () => {
    const height = bar.offsetHeight;
    bar.style.position = height + others > innerHeight * mostOfHeight ? 'static' : '';
    onHeight(getComputedStyle(bar).position === 'static' ? 0 : height);
  };
  // Measuring outside of the observer would compute the page's styles twice.
  const observer = new ResizeObserver(update);
  observer.observe(bar);
  addEventListener('resize', update);
  return () => {
    observer.disconnect();
    removeEventListener('resize', update);
    bar.style.position = '';
    onHeight(0);
  };
}

/** Windows in which a bar has one line only. In `em`, because it grows with the text. */
export const lowWindow = '@media (max-height: 38em)';

/**
 * Bar at the bottom edge of phones, below 768 px. A page shows one at a time. The page ends above it, and it does not
 * cover what is scrolled to or focused. It is hidden while a keyboard is open, and a part of the page where it would be
 * too high.
 */
export function BottomBar({ isInPageFromMd = false, ...props }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const stopLimiting = limitBar(current, 0, setBottomBarHeight);
    const stopFollowing = followKeyboard(current);
    return () => {
      stopLimiting();
      stopFollowing();
    };
  }, []);
  return (
    <Box
      ref={bar}
      {...(!isInPageFromMd && { hideFrom: 'md' })}
      position={{ base: 'fixed', md: 'static' }}
      insetInline="0"
      bottom="0"
      zIndex="header"
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      pb={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
      _print={{ display: 'none' }}
      {...props}
    />
  );
}

function isFixed(bar: HTMLElement): boolean {
  return getComputedStyle(bar).position === 'fixed';
}

/** A keyboard takes at least this part of the screen's height. */
const keyboardShare = 0.25;

/** Hides the bar while a keyboard covers part of the page. Answers how to stop. */
function followKeyboard(bar: HTMLElement): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => undefined;
  // Some keyboards shrink the window too: they are detected by the greatest height at this width.
  let tallest = { width: innerWidth, height: innerHeight };
  const follow = () => {
    const isTurned = tallest.width !== innerWidth;
    if (isTurned || innerHeight > tallest.height) {
      tallest = { width: innerWidth, height: innerHeight };
    }
    const shown = visualViewport.height * visualViewport.scale;
    bar.hidden = shown < tallest.height * (1 - keyboardShare) && isFixed(bar);
  };
  follow();
  visualViewport.addEventListener('resize', follow);
  return () => visualViewport.removeEventListener('resize', follow);
}
