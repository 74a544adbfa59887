import type { getMe as endpoint } from '@qaysari/contract/account/calls';
import type { Handler } from '../platform/handler.ts';

/** `GET /user/me`. */
export const getMe: Handler<typeof endpoint> = ({ caller }) => Promise.resolve(caller.user);
