/** What went wrong in the page: drawing it, a script, a promise, or a part of the site that did not come. */
export const clientErrorKinds = ['render', 'script', 'promise', 'part'] as const;

export type ClientErrorKind = (typeof clientErrorKinds)[number];

/** An error in the page. */
export interface ClientErrorReport {
  kind: ClientErrorKind;
  message: string;
  stack?: string | undefined;
  /** The page's line in the table of routes, without language and ids: `/ads/:id`. */
  page: string;
  /** The script of the deployment: `index-D1x_3k.js`. */
  version?: string | undefined;
}

/** The most that a report may say. */
export const clientErrorLengths = { message: 300, stack: 3_000 } as const;

/** Queries, fragments, tokens, addresses and numbers of people have no place in a log. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[\w-]{10,}\.[\w-]{10,}\.[\w-]*/g, '…')
    .replace(/[^\s@'"(]+@[^\s@'")]+\.[^\s@'")]+/g, '…')
    .replace(/\+?\d[\d ]{6,}\d/g, '…');
}

/** Cuts a report to what the endpoint takes. */
export function shortened({ message, stack }: { message: string; stack: string | undefined }) {
  return {
    message: withoutPersonalData(message).slice(0, clientErrorLengths.message) || 'unknown',
    ...(stack !== undefined && {
      stack: withoutPersonalData(stack).slice(0, clientErrorLengths.stack),
    }),
  };
}
