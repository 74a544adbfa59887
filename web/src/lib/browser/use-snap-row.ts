import { useCallback, useEffect, useRef, useState } from 'react';

interface SnapRow {
  ref: React.RefObject<HTMLDivElement | null>;
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
export function useSnapRow(count: number): SnapRow {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [atEnd, setAtEnd] = useState(true);

  const measure = useCallback(() => {
    const row = ref.current;
    if (row === null) return;
    const distances = Array.from(row.children, (child) => Math.abs(distance(row, child)));
    setIndex(Math.max(0, distances.indexOf(Math.min(...distances))));
    setAtEnd(Math.abs(row.scrollLeft) + row.clientWidth >= row.scrollWidth - 2);
  }, []);

  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [measure, count]);

  const goTo = useCallback((wanted: number) => {
    const row = ref.current;
    const child = row?.children[Math.max(0, Math.min(wanted, row.children.length - 1))];
    if (row === null || child === undefined) return;
    const step = distance(row, child);
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    // Not scrollBy: a relative scroll would stop at every picture on the way.
    row.scrollTo(row.scrollLeft + sign * step, 0);
  }, []);

  return { ref, index, atEnd, goTo };
}
