import type { register as endpoint } from '@qaysari/contract/auth-endpoints';
import type { Handler } from '../platform/handler.ts';
import { signUp } from './sign-up.ts';

/** `POST /auth/register`. */
export const register: Handler<typeof endpoint> = async ({ body, language, address }) => {
  const { username, email, password } = body;
  await signUp({ username, email, password, language, address });
  return undefined;
};
