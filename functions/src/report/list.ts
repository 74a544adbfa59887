import type { listReports as endpoint } from '@qaysari/contract/report/calls';
import type { Handler } from '../platform/handler.ts';
import { presentReport } from './present.ts';
import { findReportsOf } from './report-store.ts';

/** `GET /report/me`. */
export const listReports: Handler<typeof endpoint> = async ({ caller }) =>
  (await findReportsOf(caller.uid)).map(presentReport);
