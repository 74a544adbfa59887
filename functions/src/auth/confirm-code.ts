import type { confirmCode as endpoint } from '@qaysari/contract/account/calls';
import { createSecret, hasAskedForCode } from '../code/store.ts';
import { clock } from '../platform/clock.ts';
import type { Handler } from '../platform/handler.ts';
import { notBefore } from './no-sooner-than.ts';
import { redeemGuarded } from './redeem-guarded.ts';

/**
 * A wrong code is counted where one was sent, and nothing is written elsewhere. So the response time does not
 * show who has an account.
 */
const minimumAnswerMs = 500;

/** `POST /auth/confirm-code`. Exchanges the code for a token that allows setting a new password. */
export const confirmCode: Handler<typeof endpoint> = ({ body, address, browser }) =>
  notBefore(clock.now() + minimumAnswerMs, async () => {
    const [purpose, subject] = ['reset-password', body.email] as const;
    const proof = (await hasAskedForCode(purpose, subject, browser)) ? browser : undefined;
    const typed = { purpose, subject, code: body.code, browser };
    const owner = await redeemGuarded(typed, { subject, proof, address });
    return { resetToken: await createSecret('set-password', owner) };
  });
