import type { register as endpoint } from '@qaysari/contract/account/calls';
import type { Handler } from '../platform/handler.ts';
import { limitSignUps } from './rate-limits.ts';
import { signUp } from './sign-up.ts';

/** `POST /auth/register`. */
export const register: Handler<typeof endpoint> = async (call) => {
  const { body, language, idempotencyKey } = call;
  await limitSignUps(call.address);
  const { username, email, password } = body;
  await signUp({ username, email, password, language, idempotencyKey });
  return undefined;
};
