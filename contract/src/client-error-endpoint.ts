import { endpoint } from './endpoint.ts';
import { errorKey, yup } from './schema.ts';

/** What went wrong in the page: drawing it, a script, a promise, or a part of the site that did not come. */
export const clientErrorKinds = ['render', 'script', 'promise', 'part'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

const messageLength = 300;
const stackLength = 3_000;

/** Queries, fragments, tokens, addresses and numbers of people have no place in a log. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[\w-]{10,}\.[\w-]{10,}\.[\w-]*/g, '…')
    .replace(/[^\s@'"(]+@[^\s@'")]+\.[^\s@'")]+/g, '…')
    .replace(/\+?\d[\d ]{6,}\d/g, '…');
}

const text = (length: number) => yup.string().strict().max(length);

const body = yup.object({
  kind: yup.string().strict().oneOf(clientErrorKinds).required(),
  message: text(messageLength).required(),
  stack: text(stackLength).optional(),
  /** The page's line in the table of routes, without language and ids: `/ads/:id`. */
  page: text(100)
    .matches(/^\/[a-z:/-]*$/, errorKey('invalid'))
    .required(),
  /** The script of the deployment: `index-D1x_3k.js`. */
  version: text(100)
    .matches(/^[\w.-]*$/, errorKey('invalid'))
    .optional(),
});

/** Cuts a report to what the endpoint takes. */
export function shortened({ message, stack }: { message: string; stack: string | undefined }) {
  return {
    message: withoutPersonalData(message).slice(0, messageLength) || 'unknown',
    ...(stack !== undefined && { stack: withoutPersonalData(stack).slice(0, stackLength) }),
  };
}

/** Takes a report of an error in the page and writes it to the log. Nobody is named in it. */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/client-error',
  access: 'public',
  body,
}).answers<undefined>();
