/*
 * Parts of a drawn page come to life in tasks of their own, after what is around them. React compares each with what
 * the server drew. So until the last one lives, the page must know nothing that the server did not know.
 */

let alive: Promise<unknown> | undefined;

/** A part of a page. From `hold` on no answer reaches the page, until `tell` says that the part lives or is gone. */
export function newPart() {
  let tell!: () => void;
  const lives = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const hold = () => {
    alive = Promise.all([alive, lives]);
    return tell;
  };
  return { hold, tell };
}

/** The same result or failure, but not before all parts of the page live. */
export function onceAlive<Result>(work: Promise<Result>): Promise<Result> {
  const waited = () => alive;
  return work.then(waited, waited).then(() => work);
}
