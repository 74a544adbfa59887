import { shrinkPicture } from '../../../lib/pictures/shrink-picture.ts';
import address from '../../../lib/pictures/shrink-worker.ts?worker&url';
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
export function preparePicture(file: Blob, maxBytes: number): Promise<Shrunk> {
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

/** Some browsers never finish decoding a broken picture: it counts as failed, and the next one has its turn. */
const longestMs = 30_000;

async function prepared(task: ToShrink): Promise<Shrunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      worker?.terminate();
      worker = undefined;
      resolve(undefined);
    }, longestMs);
  });
  return Promise.race([shrunk(task), tooLong]).finally(() => clearTimeout(timer));
}

async function shrunk(task: ToShrink): Promise<Shrunk> {
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

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

/** Only some browsers have it (https://www.w3.org/TR/trusted-types/); TypeScript does not know it. */
interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
  };
}

let policy: ScriptUrlPolicy | undefined;

/**
 * Starts the worker that shrinks pictures. The Content-Security-Policy lets a script be made from a text
 * nowhere but here, and here only from the address of this worker.
 */
function startShrinkWorker(): Worker {
  policy ??= (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('qaysari-worker', {
    createScriptURL: () => address,
  });
  const trusted = policy?.createScriptURL(address) ?? address;
  return new Worker(trusted as string, { type: 'module' });
}
