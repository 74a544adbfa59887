/*
 * Parts of a drawn page come to life in tasks of their own, after what is around them. React compares each with what
 * the server drew. So until the last one lives, the page must know nothing that the server did not know.
 */

let left = 0;
let comeAlive: (() => void) | undefined;
let alive: Promise<void> | undefined;

/** A part stands as the server drew it. Call what this answers when it lives or is gone; once more does nothing. */
export function notePart(): () => void {
  left += 1;
  alive ??= new Promise((resolve) => {
    comeAlive = resolve;
  });
  let isLeft = true;
  return () => {
    if (!isLeft) return;
    isLeft = false;
    left -= 1;
    if (left > 0) return;
    comeAlive?.();
    alive = undefined;
  };
}

/** The same result or failure, but not before all parts of the page live. */
export async function onceAlive<Result>(work: Promise<Result>): Promise<Result> {
  await Promise.allSettled([work]);
  await alive;
  return work;
}
