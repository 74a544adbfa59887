import { redeemCode, type CodeOwner, type CodePurpose } from '../code/store.ts';
import { wrongFields } from '../platform/api-error.ts';
import { securityEvent } from '../platform/security-log.ts';
import {
  areCodesBeingGuessed,
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
  const isFewer = purpose === 'reset-password' && (await areCodesBeingGuessed());
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
