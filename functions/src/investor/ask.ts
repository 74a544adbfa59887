import type { askAboutInvesting as endpoint } from '@qaysari/contract/investor/calls';
import { ApiError } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { openInvestorRequest } from './request-store.ts';

/** `POST /user/investor`. Throws 409 while another request of the caller is open. */
export const askAboutInvesting: Handler<typeof endpoint> = async ({ caller, body, language }) => {
  const { uid } = caller;
  const isOpen = await openInvestorRequest({ uid, message: body.message, language });
  if (!isOpen) throw new ApiError(409, 'alreadyAsked');
  return undefined;
};
