import { providers, type listProviders as endpoint } from '@qaysari/contract/auth-endpoints';
import type { Handler } from '../platform/handler.ts';
import { config } from '../platform/config.ts';

/** `GET /auth/providers`. */
export const listProviders: Handler<typeof endpoint> = () =>
  Promise.resolve(providers.filter((provider) => config().providers[provider] !== undefined));
