import type { becomeInvestor as endpoint } from '@qaysari/contract/investor/calls';
import { ApiError } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { makeInvestor } from './profile-store.ts';

/**
 * `POST /investor/me`. The directory shows the profile after staff approve it
 * (docs/specification/data.md#d12).
 */
export const becomeInvestor: Handler<typeof endpoint> = async ({ caller, body }) => {
  if (!(await makeInvestor(caller.uid, body))) throw new ApiError(403, 'alreadyInvestor');
  return undefined;
};
