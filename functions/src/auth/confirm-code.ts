import type { confirmCode as endpoint } from '@qaysari/contract/auth-endpoints';
import { createSecret, redeemCode } from '../code/store.ts';
import { wrongFields } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import type { Handler } from '../platform/handler.ts';
import { securityEvent } from '../platform/security-log.ts';
import { notBefore } from './no-sooner-than.ts';
import { areCodesBeingGuessed, countWrongCode, limitCodeGuesses } from './rate-limits.ts';

/**
 * A wrong code is counted where one was sent, and nothing is written elsewhere. So the response time does not
 * show who has an account.
 */
const minimumAnswerMs = 500;

/** `POST /auth/confirm-code`. Exchanges the code for a token that allows setting a new password. */
export const confirmCode: Handler<typeof endpoint> = async ({ body, address }) => {
  await limitCodeGuesses(body.email, address);
  return notBefore(clock.now() + minimumAnswerMs, async () => {
    const tries = (await areCodesBeingGuessed()) ? 1 : undefined;
    const owner = await redeemCode('reset-password', body.email, body.code, tries);
    if (!owner) {
      await countWrongCode();
      securityEvent('codeWrong');
      throw wrongFields({ code: { key: 'codeWrong' } });
    }
    return { resetToken: await createSecret('set-password', owner) };
  });
};
