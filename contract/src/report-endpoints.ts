import { endpoint } from './endpoint.ts';
import type { Report, Statement } from './report-entity.ts';
import type { reportInputs } from './report-inputs.ts';

// Every ad has a button for it, so this file imports no schemas.

/**
 * Reports an ad, a person or a message to our team, with what it says now. `id`: of the ad, the user or the
 * message. The same thing for the same reason again adds a note to the first report. Nobody else learns who
 * reported.
 */
export const sendReport = endpoint({
  method: 'POST',
  path: '/report',
  access: 'user',
})
  .takes<typeof reportInputs.sendReport>()
  .answers<Report>();

/** Lists the caller's own reports, the latest first, 50 at most. */
export const listReports = endpoint({
  method: 'GET',
  path: '/report/me',
  access: 'user',
}).answers<Report[]>();

/** Returns what our team has decided about a person. `code` is the secret in the mailed link. */
export const readStatement = endpoint({
  method: 'POST',
  path: '/report/statement',
  access: 'public',
})
  .takes<typeof reportInputs.readStatement>()
  .answers<Statement>();

/** Objects to a decision, once, within 20 days. `code` is the secret in the mailed link. */
export const sendObjection = endpoint({
  method: 'POST',
  path: '/report/objection',
  access: 'public',
})
  .takes<typeof reportInputs.sendObjection>()
  .answers<Statement>();
