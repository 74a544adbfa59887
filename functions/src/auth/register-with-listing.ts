import type { registerWithListing as endpoint } from '@qaysari/contract/publish/calls';
import type { HandlerInput, Handler } from '../platform/handler.ts';
import { signUp, type SignUpExtra } from './sign-up.ts';

/** Prepares the first listing of a new user. */
export type PrepareListing = (
  uid: string,
  call: HandlerInput<typeof endpoint>,
) => Promise<SignUpExtra>;

/** `POST /auth/register-with-listing`. Creates both the account and the listing, or neither. */
export function registerWithListing(prepareListing: PrepareListing): Handler<typeof endpoint> {
  return async (call) => {
    const { username, email, password } = call.body;
    const { language, idempotencyKey } = call;
    const account = { username, email, password, language, idempotencyKey };
    await signUp(account, (uid) => prepareListing(uid, call));
    return undefined;
  };
}
