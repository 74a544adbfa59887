import { type listProviders as endpoint } from '@qaysari/contract/account/calls';
import { providers } from '@qaysari/contract/account/types';
import type { Handler } from '../platform/handler.ts';
import { config } from '../platform/config.ts';

/** `GET /auth/providers`. */
export const listProviders: Handler<typeof endpoint> = () =>
  Promise.resolve(providers.filter((provider) => config().providers[provider] !== undefined));
