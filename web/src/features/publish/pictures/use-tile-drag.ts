import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** A picture that is being dragged. */
export interface TileDrag {
  from: number;
  over: number;
  /** Distance from the start, in pixels. */
  x: number;
  y: number;
}

/** A finger that stays for so long begins to drag; one that moves at once scrolls the page. */
const longPressMs = 250;
/** Distance from which a pointer counts as moving, in pixels. */
const moveThreshold = 8;

/**
 * Dragging of tiles marked with `data-slot` (their number from 0): by mouse at once, by finger after a long press.
 * Escape puts the tile back. The keyboard has buttons instead.
 */
export function useTileDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<TileDrag>();
  const end = useRef<() => void>(undefined);
  const wasDragged = useRef(false);
  useEffect(() => {
    // Safari lets nobody stop the scrolling of a touch that began without such a listener
    // (https://github.com/clauderic/dnd-kit, TouchSensor).
    const ignore = () => undefined;
    addEventListener('touchmove', ignore, { passive: false });
    return () => {
      removeEventListener('touchmove', ignore);
      end.current?.();
    };
  }, []);

  const begin = (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0) return;
    end.current?.();
    wasDragged.current = false;
    const isMouse = event.pointerType === 'mouse';
    const origin = { x: event.clientX, y: event.clientY };
    let current: TileDrag | undefined;
    const show = (next: TileDrag | undefined) => {
      current = next;
      setDrag(next);
    };
    const startDrag = () => {
      wasDragged.current = true;
      show({ from, over: from, x: 0, y: 0 });
    };
    const longPress = isMouse ? undefined : setTimeout(startDrag, longPressMs);
    const stop = () => {
      clearTimeout(longPress);
      listeners.abort();
      show(undefined);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const x = clientX - origin.x;
      const y = clientY - origin.y;
      if (!current) {
        if (Math.hypot(x, y) < moveThreshold) return;
        if (!isMouse) return stop();
        startDrag();
      }
      show({ from, over: slotAt(clientX, clientY) ?? current?.over ?? from, x, y });
    };
    const drop = () => {
      const to = current?.over ?? from;
      stop();
      if (to !== from) onMove(from, to);
    };
    const preventScroll = (touch: Event) => {
      if (current) touch.preventDefault();
    };
    const key = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') stop();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', stop, { signal });
    addEventListener('keydown', key, { signal });
    addEventListener('contextmenu', preventScroll, { signal });
    // The page must not scroll while a picture is dragged.
    addEventListener('touchmove', preventScroll, { signal, passive: false });
    end.current = stop;
  };

  return {
    drag,
    begin,
    /** False for the click that ends a drag. */
    isClick: () => !wasDragged.current,
  };
}

function slotAt(x: number, y: number): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]');
  return tile ? Number(tile.dataset['slot']) : undefined;
}
