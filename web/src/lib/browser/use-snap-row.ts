import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type RowRef = RefObject<HTMLDivElement | null>;

interface SnapPosition {
  /** Index of the first child in view. */
  index: number;
  /** Whether the last child is in view. */
  atEnd: boolean;
  /** Scrolls a child to the start of the row; an index outside the row goes to its end. */
  goTo: (index: number) => void;
}

/** The distance of a child from the start of its row, in either direction of writing. */
function distance(row: HTMLElement, child: Element): number {
  const from = row.getBoundingClientRect();
  const to = child.getBoundingClientRect();
  return getComputedStyle(row).direction === 'rtl' ? from.right - to.right : to.x - from.x;
}

/** A row with scroll snapping: the browser does the swiping, this adds the position and steps. */
export function useSnapRow(count: number): SnapPosition & { ref: RowRef } {
  const ref = useRef<HTMLDivElement>(null);
  return { ref, ...useSnapPosition(ref, count) };
}

/**
 * Position and steps of a row of `count` children. Each step renders the calling component again. For a large row, call
 * it in the component that shows the position.
 */
export function useSnapPosition(ref: RowRef, count: number): SnapPosition {
  const [index, setIndex] = useState(0);
  const [atEnd, setAtEnd] = useState(true);

  const measure = useCallback(() => {
    const row = ref.current;
    if (row === null) return;
    const distances = Array.from(row.children, (child) => Math.abs(distance(row, child)));
    setIndex(Math.max(0, distances.indexOf(Math.min(...distances))));
    setAtEnd(Math.abs(row.scrollLeft) + row.clientWidth >= row.scrollWidth - 2);
  }, [ref]);

  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    let frame = 0;
    // A swipe fires more scroll events than frames are painted.
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(measureSoon);
    observer.observe(row);
    row.addEventListener('scroll', measureSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      row.removeEventListener('scroll', measureSoon);
    };
  }, [ref, measure, count]);

  const goTo = useCallback(
    (wanted: number) => {
      const row = ref.current;
      const child = row?.children[Math.max(0, Math.min(wanted, row.children.length - 1))];
      if (row === null || child === undefined) return;
      const step = distance(row, child);
      const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
      // Not scrollBy: a relative scroll would stop at every picture on the way.
      row.scrollTo(row.scrollLeft + sign * step, 0);
    },
    [ref],
  );

  return { index, atEnd, goTo };
}
