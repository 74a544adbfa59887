import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** A picture on its way from one slot to another. */
export interface TileDrag {
  from: number;
  over: number;
  /** How far the pointer has come, in pixels. */
  x: number;
  y: number;
}

/** A finger that rests for so long takes a picture up; one that moves at once scrolls the page. */
const restMs = 250;
/** What counts as moving, in pixels. */
const slack = 8;

/**
 * Dragging of tiles marked with `data-slot` (their number from 0): by mouse at once, by finger after a short rest.
 * Escape puts the tile back. The keyboard has buttons instead.
 */
export function useTileDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<TileDrag>();
  const end = useRef<() => void>(undefined);
  const wasDragged = useRef(false);
  useEffect(() => () => end.current?.(), []);

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
    const takeUp = () => {
      wasDragged.current = true;
      show({ from, over: from, x: 0, y: 0 });
    };
    const rest = isMouse ? undefined : setTimeout(takeUp, restMs);
    const stop = () => {
      clearTimeout(rest);
      listeners.abort();
      show(undefined);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const x = clientX - origin.x;
      const y = clientY - origin.y;
      if (!current) {
        if (Math.hypot(x, y) < slack) return;
        if (!isMouse) return stop();
        takeUp();
      }
      show({ from, over: slotAt(clientX, clientY) ?? current?.over ?? from, x, y });
    };
    const drop = () => {
      const to = current?.over ?? from;
      stop();
      if (to !== from) onMove(from, to);
    };
    const hold = (touch: Event) => {
      if (current) touch.preventDefault();
    };
    const key = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') stop();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', stop, { signal });
    addEventListener('keydown', key, { signal });
    addEventListener('contextmenu', hold, { signal });
    // The page must not scroll under a picture that was taken up.
    addEventListener('touchmove', hold, { signal, passive: false });
    end.current = stop;
  };

  return {
    drag,
    begin,
    /** The click that ends a drag is none. */
    isClick: () => !wasDragged.current,
  };
}

function slotAt(x: number, y: number): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]');
  return tile ? Number(tile.dataset['slot']) : undefined;
}
