import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { ConversationView } from './use-conversation.ts';

/** Nearer than this to the end, the list follows new messages by itself. */
const endPx = 48;

/** Older messages are requested when so little is left above. */
const reachPx = 240;

/** Marks of rows for this file: any row, and the number of a message. */
export const rowAttributes = { row: 'data-row', seq: 'data-seq', newLine: 'data-new' } as const;

/** The reading position: at the end, or at a row that is `offset` px below the upper edge. */
interface Place {
  isAtEnd: boolean;
  scrollTop: number;
  row: Element | undefined;
  offset: number;
}

type Scrolled = Pick<
  ConversationView,
  'messages' | 'hasOlder' | 'isLoadingOlder' | 'olderFailed' | 'loadOlder' | 'markRead'
>;

/**
 * Keeps the scroll position while messages arrive: at the end when the reader is there, else at the same row, to the
 * pixel, whatever is added above it. `box`: the element that scrolls.
 */
export function useMessageScroll(box: RefObject<HTMLDivElement | null>, view: Scrolled) {
  const { messages } = view;
  const place = useRef<Place>(undefined);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenId, setSeenId] = useState<string>();
  const last = messages.at(-1);
  const sentId = last?.isOwn === true ? last._id : undefined;
  const sentBefore = useRef(sentId);

  const look = useEffectEvent(() => {
    if (!box.current) return;
    place.current = placeIn(box.current);
    setAtEnd(place.current.isAtEnd);
    if (place.current.isAtEnd) setSeenId(last?._id);
    if (document.visibilityState === 'visible') {
      const seq = lastSeen(box.current);
      if (seq !== undefined) view.markRead(seq);
    }
    const isNear = box.current.scrollTop < reachPx;
    const canLoad = view.hasOlder && !view.isLoadingOlder && !view.olderFailed;
    if (isNear && canLoad) void view.loadOlder();
  });

  // Before the browser paints the new messages.
  useLayoutEffect(() => {
    if (!box.current) return;
    const isJustSent = sentId !== undefined && sentId !== sentBefore.current;
    sentBefore.current = sentId;
    if (place.current === undefined) openIn(box.current);
    else if (isJustSent) scrollToEnd(box.current);
    else keep(box.current, place.current);
    place.current = placeIn(box.current);
  });

  // After every render: another message may be on the screen.
  useEffect(() => look());

  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const stay = () => {
      if (place.current) keep(current, place.current);
      look();
    };
    const observer = new ResizeObserver(stay);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    const see = () => look();
    current.addEventListener('scroll', see, { passive: true });
    document.addEventListener('visibilitychange', see);
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', see);
      document.removeEventListener('visibilitychange', see);
    };
  }, [box]);

  return {
    isAtEnd,
    /** A new message has not been on the screen yet. */
    hasNewBelow: !isAtEnd && last?.isOwn === false && last._id !== seenId,
    toEnd: () => {
      if (box.current) scrollToEnd(box.current);
    },
  };
}

/** Scrolls to the line above the new messages, else to the end. A line near the top leaves the list at its top. */
function openIn(box: HTMLElement): void {
  const line = box.querySelector(`[${rowAttributes.newLine}]`);
  if (!line) scrollToEnd(box);
  else {
    const above = top(line) - top(box) + box.scrollTop;
    box.scrollTop = above < box.clientHeight / 2 ? 0 : above;
  }
}

function scrollToEnd(box: HTMLElement): void {
  box.scrollTop = box.scrollHeight;
}

function keep(box: HTMLElement, { isAtEnd, scrollTop, row, offset }: Place): void {
  // The browser's scroll event comes a moment after the scrolling. A list that got shorter did not scroll.
  const scrolled = box.scrollTop - Math.min(scrollTop, box.scrollHeight - box.clientHeight);
  if (isAtEnd && scrolled >= 0) scrollToEnd(box);
  else if (row?.isConnected === true) {
    const moved = top(row) - top(box) - offset + scrolled;
    if (moved !== 0) box.scrollTop += moved;
  }
}

function placeIn(box: HTMLElement): Place {
  const upper = top(box);
  const row = rowsIn(box, rowAttributes.row).find(
    (each) => each.getBoundingClientRect().bottom > upper,
  );
  return {
    isAtEnd: box.scrollHeight - box.clientHeight - box.scrollTop <= endPx,
    scrollTop: box.scrollTop,
    row,
    offset: row ? top(row) - upper : 0,
  };
}

/** The number of the last message that is in sight. */
function lastSeen(box: HTMLElement): number | undefined {
  const { bottom } = box.getBoundingClientRect();
  const seen = rowsIn(box, rowAttributes.seq)
    .reverse()
    .find((row) => top(row) < bottom);
  const seq = seen?.getAttribute(rowAttributes.seq);
  return seq === null || seq === undefined ? undefined : Number(seq);
}

function rowsIn(box: HTMLElement, attribute: string): Element[] {
  return [...box.querySelectorAll(`[${attribute}]`)];
}

const top = (element: Element) => element.getBoundingClientRect().top;
