import { shrinkPicture } from '../../../lib/pictures/shrink-picture.ts';
import { startShrinkWorker } from '../../../lib/pictures/start-shrink-worker.ts';
import type { Shrunk, ToShrink } from '../../../lib/pictures/shrink-worker.ts';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let worker: Worker | undefined;
/** Set when the worker cannot start (old browser, no network): then the page does the work itself. */
let isWorkerBroken = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';

/**
 * Shrinks a picture (`shrinkPicture`), in a worker where possible. One at a time: decoding a photo takes up to 200
 * MB. Undefined when this browser cannot decode it.
 */
export function preparePicture(file: Blob, maxBytes: number): Promise<Blob | undefined> {
  waiting += 1;
  const turn = last.then(() => prepared({ file, maxBytes }));
  last = turn.finally(() => {
    waiting -= 1;
    if (waiting > 0) return;
    worker?.terminate();
    worker = undefined;
  });
  return turn;
}

async function prepared(task: ToShrink): Promise<Shrunk> {
  if (!isWorkerBroken) {
    try {
      return await inWorker(task);
    } catch {
      isWorkerBroken = true;
      worker = undefined;
    }
  }
  return shrinkPicture(task.file, task.maxBytes).catch(() => undefined);
}

function inWorker(task: ToShrink): Promise<Shrunk> {
  worker ??= startShrinkWorker();
  const asked = worker;
  return new Promise((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<Shrunk>) => resolve(data);
    asked.onerror = (event) => {
      event.preventDefault();
      reject(new Error('No worker'));
    };
    asked.postMessage(task);
  });
}
