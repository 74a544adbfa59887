import { shrinkPicture, type ShrunkPicture } from './shrink-picture.ts';

export interface ToShrink {
  file: Blob;
  maxBytes: number;
}

/** The worker's answer; undefined when the file is no picture. */
export type Shrunk = ShrunkPicture | undefined;

// The page sends one file at a time and waits for the answer.
addEventListener('message', ({ data: { file, maxBytes } }: MessageEvent<ToShrink>) => {
  void shrinkPicture(file, maxBytes)
    .catch(() => undefined)
    .then((shrunk: Shrunk) => postMessage(shrunk));
});
