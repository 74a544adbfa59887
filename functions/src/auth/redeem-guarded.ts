import type { confirmCode as endpoint } from '@qaysari/contract/account/calls';
import {
  createSecret,
  hasAskedForCode,
  redeemCode,
  type CodeOwner,
  type CodePurpose,
} from '../code/store.ts';
import { wrongFields } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import type { Handler } from '../platform/handler.ts';
import { securityEvent } from '../platform/security-log.ts';
import { withMinimumDuration } from '../platform/timing.ts';
import {
  isCodeGuessingDetected,
  countWrongCode,
  limitCodeGuesses,
  type Asker,
} from './rate-limits.ts';

interface TypedCode {
  purpose: CodePurpose;
  /** What the code is for: an address or a uid. */
  subject: string;
  code: string;
  /** Hash of the secret of the browser, where a browser asks for such codes. */
  browser?: string | undefined;
}

/**
 * The only way to redeem a code of six digits: its tries are counted, and so are wrong codes. Returns the owner of
 * the code, which is used up, or throws 400 with the same words for each reason.
 */
export async function redeemGuarded(typed: TypedCode, asker: Asker): Promise<CodeOwner> {
  const { purpose, subject, code, browser } = typed;
  await limitCodeGuesses(asker);
  // Who guesses at many accounts has no proof of any.
  const isFewer = purpose === 'reset-password' && (await isCodeGuessingDetected());
  const owner = await redeemCode(purpose, subject, code, { browser, isFewer });
  if (owner) return owner;
  await countWrongCode();
  throw codeWrong(purpose === 'reset-password' ? undefined : asker.subject);
}

/** The answer to a wrong code, and its line in the log. */
export function codeWrong(uid?: string) {
  securityEvent('codeWrong', { uid });
  return wrongFields({ code: { key: 'codeWrong' } });
}

/**
 * A wrong code is counted where one was sent, and nothing is written elsewhere. So the response time does not
 * show who has an account.
 */
const minimumAnswerMs = 500;

/** `POST /auth/confirm-code`. Exchanges the code for a token that allows setting a new password. */
export const confirmCode: Handler<typeof endpoint> = ({ body, address, browser }) =>
  withMinimumDuration(clock.now() + minimumAnswerMs, async () => {
    const [purpose, subject] = ['reset-password', body.email] as const;
    const proof = (await hasAskedForCode(purpose, subject, browser)) ? browser : undefined;
    const typed = { purpose, subject, code: body.code, browser };
    const owner = await redeemGuarded(typed, { subject, proof, address });
    return { resetToken: await createSecret('set-password', owner) };
  });
