/** Resolves in a new task: somebody who touches the page meanwhile has an answer before it. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
