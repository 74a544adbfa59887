import { useRef, useState } from 'react';
import { shrinkPicture } from '../../../lib/pictures/shrink-picture.ts';
import { startShrinkWorker } from '../../../lib/pictures/start-shrink-worker.ts';
import type { Shrunk } from '../../../lib/pictures/shrink-worker.ts';
import {
  clearSlot,
  fillFrom,
  moveSlot,
  withPicture,
  type NewPicture,
  type Picture,
  type Slots,
} from './slots.ts';

/** Chosen files that are in no slot. */
export interface PicturesNotice {
  /** Number of files without a free slot. */
  dropped: number;
  /** Names of files that are no pictures. */
  refused: readonly string[];
}

/** The pictures of a form. They are shrunk one after the other as soon as they are chosen. */
export function usePictures(start: Slots, onChange: (slots: Slots) => void) {
  const [slots, setSlots] = useState(start);
  const [notice, setNotice] = useState<PicturesNotice>();
  const latest = useRef(start);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const change = (next: Slots) => {
    latest.current = next;
    setSlots(next);
    onChange(next);
  };
  const prepare = async (picture: NewPicture, file: File) => {
    const blob = await preparePicture(file);
    const done: NewPicture = blob
      ? { ...picture, state: 'ready', blob }
      : { ...picture, state: 'failed' };
    change(withPicture(latest.current, done));
  };
  const act = (next: Slots) => {
    setNotice(undefined);
    change(next);
  };

  return {
    slots,
    notice,
    /** From the selected slot onwards (`fillFrom`). */
    add: (selected: number, files: readonly File[]) => {
      const chosen = files
        .filter(mayBePicture)
        .map((file) => ({ file, picture: newPicture(file) }));
      const pictures = chosen.map(({ picture }) => picture);
      const { slots: next, dropped } = fillFrom(latest.current, selected, pictures);
      const refused = files.filter((file) => !mayBePicture(file)).map(({ name }) => name);
      change(next);
      setNotice(dropped > 0 || refused.length > 0 ? { dropped, refused } : undefined);
      const begun = chosen
        .filter(({ picture }) => next.includes(picture))
        .map(({ file, picture }) => prepare(picture, file));
      work.current = Promise.all([work.current, ...begun]);
    },
    clear: (at: number) => act(clearSlot(latest.current, at)),
    move: (from: number, to: number) => act(moveSlot(latest.current, from, to)),
    /** The slots, once every picture is prepared. */
    whenPrepared: async (): Promise<Slots> => {
      await work.current;
      return latest.current;
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;

/** Devices leave the type of unknown files empty; reading them then shows whether they are pictures. */
function mayBePicture({ type }: File): boolean {
  return type === '' || type.startsWith('image/');
}

function newPicture({ name }: File): NewPicture {
  return { id: crypto.randomUUID(), kind: 'new', name, state: 'preparing' };
}

export function isFailed(picture: Picture | undefined): boolean {
  return picture?.kind === 'new' && picture.state === 'failed';
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let worker: Worker | undefined;
/** Set when the worker cannot start (old browser, no network): then the page does the work itself. */
let isWorkerBroken = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';

/**
 * Shrinks a picture (`shrinkPicture`), in a worker where possible. One at a time: decoding a photo takes up to 200
 * MB. Undefined when this browser cannot decode it.
 */
function preparePicture(file: Blob): Promise<Blob | undefined> {
  waiting += 1;
  const turn = last.then(() => prepared(file));
  last = turn.finally(() => {
    waiting -= 1;
    if (waiting > 0) return;
    worker?.terminate();
    worker = undefined;
  });
  return turn;
}

async function prepared(file: Blob): Promise<Shrunk> {
  if (!isWorkerBroken) {
    try {
      return await inWorker(file);
    } catch {
      isWorkerBroken = true;
      worker = undefined;
    }
  }
  return shrinkPicture(file).catch(() => undefined);
}

function inWorker(file: Blob): Promise<Shrunk> {
  worker ??= startShrinkWorker();
  const asked = worker;
  return new Promise((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<Shrunk>) => resolve(data);
    asked.onerror = (event) => {
      event.preventDefault();
      reject(new Error('No worker'));
    };
    asked.postMessage(file);
  });
}
