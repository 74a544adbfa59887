import type { confirmNews as endpoint } from '@qaysari/contract/notification/calls';
import { wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { confirmSubscription } from './store.ts';

/** `POST /newsletter/confirm`. The link works more than once, and not after the news were ended. */
export const confirmNews: Handler<typeof endpoint> = async ({ body }) => {
  const result = await confirmSubscription(body.code);
  if (!result) throw wrongFields({ code: { key: 'linkWrong' } });
  return { result };
};
