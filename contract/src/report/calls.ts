import type { ClientErrorReport } from './client-error.ts';
import type { NewReport, Report, Statement } from './types.ts';
import type { JsonEndpoint, MailedCode, Nothing } from '../shared/endpoint.ts';

/**
 * Reports an ad, a person or a message to our team, with what it says now. `id`: of the ad, the user or the
 * message. The same thing for the same reason again adds a note to the first report. Nobody else learns who
 * reported.
 */
export const sendReport: JsonEndpoint<'user', { body: NewReport }, Report> = {
  method: 'POST',
  path: '/report',
  access: 'user',
};

/** Lists the caller's own reports, the latest first, 50 at most. */
export const listReports: JsonEndpoint<'user', Nothing, Report[]> = {
  method: 'GET',
  path: '/report/me',
  access: 'user',
};

/** Returns what our team has decided about a person. `code` is the secret in the mailed link. */
export const readStatement: JsonEndpoint<'public', { body: MailedCode }, Statement> = {
  method: 'POST',
  path: '/report/statement',
  access: 'public',
};

/** Objects to a decision, once, within 20 days. `code` is the secret in the mailed link. */
export const sendObjection: JsonEndpoint<
  'public',
  { body: MailedCode & { text: string } },
  Statement
> = {
  method: 'POST',
  path: '/report/objection',
  access: 'public',
};

/** Takes a report of an error in the page and writes it to the log. Nobody is named in it. */
export const reportClientError: JsonEndpoint<'public', { body: ClientErrorReport }, undefined> = {
  method: 'POST',
  path: '/client-error',
  access: 'public',
};
