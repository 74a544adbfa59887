import { useEffect, useState, type RefObject } from 'react';

/** Elements that somebody presses or looks at. Text is found by its characters. */
const solid = 'a, button, input, select, textarea, label, summary, img, video';

function isContent(element: Element): boolean {
  const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
  return element.closest(solid) !== null || [...element.childNodes].some(isText);
}

/** Nothing that somebody reads or presses is smaller, in px. */
const smallest = 12;

/** Places along an edge, evenly apart. */
function steps(start: number, length: number): number[] {
  const count = Math.ceil(length / smallest);
  return Array.from({ length: count }, (_, index) => start + (length * (index + 0.5)) / count);
}

/** Whether nothing that somebody reads or presses lies behind an element that is fixed above the page. */
function coversNothing(floating: Element): boolean {
  const box = floating.getBoundingClientRect();
  return steps(box.x, box.width).every((x) =>
    steps(box.y, box.height).every((y) => {
      const behind = document.elementsFromPoint(x, y).find((each) => !floating.contains(each));
      return behind === undefined || !isContent(behind);
    }),
  );
}

/** The page is at rest when it has not moved or changed for so long. */
const restMs = 150;

/** Whether a fixed element lies on nothing. False while the page moves, until it is at rest. */
export function useCoversNothing(floating: RefObject<Element | null>): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setFree(floating.current !== null && coversNothing(floating.current));
      }, restMs);
    };
    const move = () => {
      setFree(false);
      lookSoon();
    };
    lookSoon();
    addEventListener('scroll', move, { passive: true, capture: true });
    addEventListener('resize', move);
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', move, { capture: true });
      removeEventListener('resize', move);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [floating]);
  return isFree;
}
