import type {
  listReports as listReportsEndpoint,
  sendObjection as objectionEndpoint,
  sendReport as sendReportEndpoint,
  readStatement as statementEndpoint,
} from '@qaysari/contract/report/calls';
import { readSecret } from '../code/store.ts';
import { ApiError, wrongFields } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { Timestamp, firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import { countAndThrottle, type ThrottleRule } from '../platform/throttle.ts';
import { findReported } from './find-reported.ts';
import {
  isMeasure,
  objectionEnd,
  presentReport,
  presentStatement,
  readAbout,
  type MeasureEntry,
} from './present.ts';
import type { CaseRecord } from './record.ts';
import { addReport, findReportsOf } from './report-store.ts';
import { caseReference, findCase, findCaseIn } from './store.ts';

const linkWrong = () => wrongFields({ code: { key: 'linkWrong' } });

/** Guessing a secret is hopeless anyway. Nobody is refused: others share the address, and an objection has its term. */
const fromAddress: ThrottleRule = { kind: 'statement-address', free: 60 };

/** Which decision a secret is for. Throws 400 for one that is wrong or too old. */
async function decisionOf(code: string): Promise<{ id: string; decision: number }> {
  const about = (await readSecret('objection', code))?.about;
  if (!about) throw linkWrong();
  return readAbout(about);
}

function entryOf(known: CaseRecord | undefined, decision: number): [CaseRecord, MeasureEntry] {
  const entry = known?.history[decision];
  if (!known || !isMeasure(entry)) throw linkWrong();
  return [known, entry];
}

/** `POST /report/statement`. */
export const readStatement: Handler<typeof statementEndpoint> = async ({ body, address }) => {
  await countAndThrottle(fromAddress, address);
  const { id, decision } = await decisionOf(body.code);
  return presentStatement(...entryOf(await findCase(id), decision));
};

/** `POST /report/objection`. Throws 409 for a second one, and for one that comes too late or is not needed. */
export const sendObjection: Handler<typeof objectionEndpoint> = async ({
  body,
  address,
  language,
}) => {
  await countAndThrottle(fromAddress, address);
  const { id, decision } = await decisionOf(body.code);
  const statement = await firestore().runTransaction(async (transaction) => {
    const [known, entry] = entryOf(await findCaseIn(transaction, id), decision);
    // Sent again because the first answer did not arrive.
    if (entry.objection?.text === body.text) return presentStatement(known, entry);
    if (entry.objection || entry.answer) throw new ApiError(409, 'objectionMade');
    if (objectionEnd(entry) <= clock.now()) throw new ApiError(409, 'objectionTooLate');
    const at = Timestamp.fromMillis(clock.now());
    const objected = { ...entry, objection: { text: body.text, at, language } };
    const isLast = decision === known.history.length - 1;
    transaction.update(caseReference(id), {
      history: known.history.with(decision, objected),
      updatedAt: at,
      // An older decision was replaced by another one since: staff answer the last.
      ...(isLast && { state: 'objection' }),
      ...(isLast && known.state === 'decided' && { waitsSince: at }),
    });
    return presentStatement(known, objected);
  });
  securityEvent('objected', { case: id });
  return statement;
};

/** `GET /report/me`. */
export const listReports: Handler<typeof listReportsEndpoint> = async ({ caller }) =>
  (await findReportsOf(caller.uid)).map(presentReport);

/** Staff read each of them. */
const rules = [{ limit: 10, seconds: 24 * 60 * 60 }];

/** `POST /report`. Works also while one of the two blocks the other. */
export const sendReport: Handler<typeof sendReportEndpoint> = async ({ caller, body }) => {
  const reported = await findReported(body.kind, body.id, caller.uid);
  await consumeRateLimits([{ kind: 'report', subject: caller.uid, rules }]);
  const report = await addReport(reported, { ...body, reporter: caller.uid });
  securityEvent('reported', { uid: caller.uid, case: report.case, reason: body.reason });
  return presentReport(report);
};
