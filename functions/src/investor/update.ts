import type { updateInvestor as endpoint } from '@qaysari/contract/investor/calls';
import { ApiError, signInNeeded } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { findUser, isActive, ownDataOf } from '../user/store.ts';
import { changeProfile } from './profile-store.ts';
import { syncInvestor } from './store.ts';

/** `PUT /investor/me`. The same profile again changes nothing. */
export const updateInvestor: Handler<typeof endpoint> = async ({ caller, body }) => {
  if (!(await changeProfile(caller.uid, body))) throw new ApiError(403, 'notInvestor');
  await syncInvestor(caller.uid);
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  return ownDataOf(user);
};
