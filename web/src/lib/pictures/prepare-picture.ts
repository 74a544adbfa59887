import { shrinkPicture } from './shrink-picture.ts';
import type { Shrunk } from './shrink-worker.ts';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let worker: Worker | undefined;
/** A worker that does not start (an old browser, no network for its file) is not asked again. */
let isWorkerBroken = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';

/**
 * Makes a picture ready to be sent (`shrinkPicture`), beside the page where the browser can. One after the other: a
 * photo that is being read takes up to 200 MB. Undefined for what this browser cannot read as a picture.
 */
export function preparePicture(file: Blob): Promise<Blob | undefined> {
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
  worker ??= new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
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
