import type { registerWithListing as endpoint } from '@qaysari/contract/publish-endpoints';
import type { Call, Handler } from '../platform/call.ts';
import { signUp, type Luggage } from './sign-up.ts';

/** Makes a first ad for somebody who is just signing up. */
export type PrepareListing = (uid: string, call: Call<typeof endpoint>) => Promise<Luggage>;

/** `POST /auth/register-with-listing`: account and ad, or neither. */
export function registerWith(prepareListing: PrepareListing): Handler<typeof endpoint> {
  return async (call) => {
    const { username, email, password } = call.body;
    const { language, address, idempotencyKey } = call;
    const person = { username, email, password, language, address, idempotencyKey };
    await signUp(person, (uid) => prepareListing(uid, call));
    return undefined;
  };
}
