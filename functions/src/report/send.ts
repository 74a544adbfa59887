import type { sendReport as endpoint } from '@qaysari/contract/report/calls';
import type { Handler } from '../platform/handler.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import { findReported } from './find-reported.ts';
import { presentReport } from './present.ts';
import { addReport } from './report-store.ts';

/** Staff read each of them. */
const rules = [{ limit: 10, seconds: 24 * 60 * 60 }];

/** `POST /report`. Also while a block stands between the two. */
export const sendReport: Handler<typeof endpoint> = async ({ caller, body }) => {
  const reported = await findReported(body.kind, body.id, caller.uid);
  await consumeRateLimits([{ kind: 'report', subject: caller.uid, rules }]);
  const report = await addReport(reported, { ...body, reporter: caller.uid });
  securityEvent('reported', { uid: caller.uid, case: report.case, reason: body.reason });
  return presentReport(report);
};
