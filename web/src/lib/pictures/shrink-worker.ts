import { shrinkPicture } from './shrink-picture.ts';

/** What the worker answers: a picture, or nothing for what is none. */
export type Shrunk = Blob | undefined;

// One at a time: whoever asks waits for the answer before the next.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrinkPicture(data)
    .catch(() => undefined)
    .then((shrunk: Shrunk) => postMessage(shrunk));
});
