import type { listSessions as endpoint } from '@qaysari/contract/account/calls';
import type { Handler } from '../platform/handler.ts';
import { findSessions } from './store.ts';

/** `GET /user/sessions`. */
export const listSessions: Handler<typeof endpoint> = async ({ caller }) => {
  const isCurrent = ({ id }: { id: string }) => id === caller.session.id;
  const sessions = await findSessions(caller.uid);
  return sessions
    .toSorted((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)))
    .map((each) => ({
      ...{ id: each.id, device: each.device, isCurrent: isCurrent(each) },
      createdAt: each.createdAt.toDate().toISOString(),
      lastUsedAt: each.lastUsedAt.toDate().toISOString(),
    }));
};
