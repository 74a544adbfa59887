import type { confirmCode as endpoint } from '@qaysari/contract/auth-endpoints';
import { createSecret, redeemCode } from '../code/store.ts';
import { wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { securityEvent } from '../platform/security-log.ts';
import { areCodesBeingGuessed, countWrongCode, limitCodeGuesses } from './rate-limits.ts';

/** `POST /auth/confirm-code`. Exchanges the code for a token that allows setting a new password. */
export const confirmCode: Handler<typeof endpoint> = async ({ body, address }) => {
  await limitCodeGuesses(body.email, address);
  const tries = (await areCodesBeingGuessed()) ? 1 : undefined;
  const owner = await redeemCode('reset-password', body.email, body.code, tries);
  if (!owner) {
    await countWrongCode();
    securityEvent('codeWrong');
    throw wrongFields({ code: { key: 'codeWrong' } });
  }
  return { resetToken: await createSecret('set-password', owner) };
};
