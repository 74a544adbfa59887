declare global {
  /** What went wrong in this document. */
  var watchedFaults: string[] | undefined;
}

/**
 * Runs in a page whose engine does not report faults: notes errors and warnings of the console,
 * errors nobody caught, what did not load, answers of 400 and above, and what the content security
 * policy refused.
 */
export function watchFaults(): void {
  const faults: string[] = (globalThis.watchedFaults = []);
  const log = globalThis.console;
  for (const kind of ['error', 'warn'] as const) {
    const print = log[kind].bind(log);
    log[kind] = (...words: unknown[]) => {
      faults.push(`console ${kind}: ${words.map(String).join(' ')}`);
      print(...words);
    };
  }
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...request) => {
    const answer = await ask(...request);
    if (answer.status >= 400) faults.push(`answer ${answer.status}: ${answer.url}`);
    return answer;
  };
  const note = (event: Event) =>
    faults.push(
      event instanceof ErrorEvent
        ? `unhandled: ${event.message}`
        : `not loaded: ${(event.target as Element).outerHTML}`,
    );
  // What does not load is told to its element only, on whose way the event can be caught.
  addEventListener('error', note, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => {
    faults.push(`unhandled: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    faults.push(`refused: ${violatedDirective} ${blockedURI}`);
  });
}

/** Runs in the page, too: what was noted since it was opened. */
export function faultsSoFar(): string[] {
  return globalThis.watchedFaults ?? [];
}
