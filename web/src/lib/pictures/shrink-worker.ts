import { shrinkPicture } from './shrink-picture.ts';

/** The worker's answer; undefined when the file is no picture. */
export type Shrunk = Blob | undefined;

// The page sends one file at a time and waits for the answer.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrinkPicture(data)
    .catch(() => undefined)
    .then((shrunk: Shrunk) => postMessage(shrunk));
});
