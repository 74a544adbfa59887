import { type reportClientError as endpoint } from '@qaysari/contract/report/calls';
import { withoutPersonalData } from '@qaysari/contract/report/client-error';
import { write } from 'firebase-functions/logger';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';

/** A page sends five at most; thousands of people may share an address. */
const limitAddress = instanceRateLimit({ limit: 60, seconds: 60 });
/** Of everybody: a broken deployment must not fill the log. */
const limitInstance = instanceRateLimit({ limit: 600, seconds: 60, maxSubjects: 1 });

/** `POST /client-error`. The line in the log holds nobody's address, account or words. */
export const reportClientError: Handler<typeof endpoint> = async ({ body, address, language }) => {
  limitAddress(address);
  limitInstance('everybody');
  const { kind, message, stack, page, version } = body;
  write({
    severity: 'WARNING',
    message: `client error: ${withoutPersonalData(message)}`,
    clientError: kind,
    page,
    language,
    ...(version !== undefined && { version }),
    ...(stack !== undefined && { clientStack: withoutPersonalData(stack) }),
  });
  return Promise.resolve(undefined);
};
