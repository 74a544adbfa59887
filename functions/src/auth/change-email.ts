import type { changeEmail as endpoint } from '@qaysari/contract/account/calls';
import { requestMail } from '../mail/store.ts';
import { ApiError, wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { mayMailChange } from './rate-limits.ts';

/**
 * `PUT /user/change-email`. The answer is the same for a free address and for one that another user has.
 */
export const changeEmail: Handler<typeof endpoint> = async ({
  caller,
  body,
  language,
  address,
}) => {
  const { uid, user } = caller;
  if (user.isOAuth) throw new ApiError(403, 'externalOnly');
  if (body.newEmail === user.email) throw wrongFields({ newEmail: { key: 'emailSame' } });
  if (await mayMailChange(uid, body.newEmail, address)) {
    await requestMail({ kind: 'changeEmailCode', whom: body.newEmail, uid, language });
  }
  return undefined;
};
