import type { unsubscribeFromMails as endpoint } from '@qaysari/contract/notification/calls';
import type { Handler } from '../platform/handler.ts';
import { unsubscribe } from './unsubscribe-store.ts';

/** `POST /mail/unsubscribe`. */
export const unsubscribeFromMails: Handler<typeof endpoint> = async ({ query }) => ({
  result: await unsubscribe(query.token ?? ''),
});
