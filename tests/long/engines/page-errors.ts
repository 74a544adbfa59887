declare global {
  /** The errors of this document. */
  var watchedErrors: string[] | undefined;
}

/**
 * Runs in a page whose engine does not report errors. It records errors and warnings of the console, uncaught
 * errors, failed loads, answers of 400 and above, and violations of the content security policy.
 */
export function watchPageErrors(): void {
  const pageErrors: string[] = (globalThis.watchedErrors = []);
  const log = globalThis.console;
  for (const kind of ['error', 'warn'] as const) {
    const print = log[kind].bind(log);
    log[kind] = (...words: unknown[]) => {
      pageErrors.push(`console ${kind}: ${words.map(String).join(' ')}`);
      print(...words);
    };
  }
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...request) => {
    const answer = await ask(...request);
    if (answer.status >= 400) pageErrors.push(`answer ${answer.status}: ${answer.url}`);
    return answer;
  };
  const note = (event: Event) =>
    pageErrors.push(
      event instanceof ErrorEvent
        ? `unhandled: ${event.message}`
        : `not loaded: ${(event.target as Element).outerHTML}`,
    );
  // A load error is dispatched to its element only and does not bubble, so it is captured here.
  addEventListener('error', note, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => {
    pageErrors.push(`unhandled: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    pageErrors.push(`refused: ${violatedDirective} ${blockedURI}`);
  });
}

/** Runs in the page: the errors since it was opened. */
export function pageErrorsSoFar(): string[] {
  return globalThis.watchedErrors ?? [];
}
