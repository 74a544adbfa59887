import { endpoints } from '@qaysari/contract/endpoints';
import type { Message } from '@qaysari/contract/message/types';
import { handlers } from '../../../../../functions/src/http/handlers.ts';
import { jsonApp } from '../../../../../functions/src/http/http-app.ts';
import { contractRouter, type FindCaller } from '../../../../../functions/src/http/router.ts';
import type { Caller } from '../../../../../functions/src/platform/handler.ts';
import { listen } from '../../search/ask-listings.ts';
import { callerOf, send, slowClock, writePeople } from './talk.ts';

export interface ServedChat {
  /** Port of the API, which takes the bearer for a uid. */
  sending: number;
  /** Port of the same, but whose sending does nothing. */
  empty: number;
}

/** Serves both in one process, for pairs of people who have talked already: `bench-0a`, `bench-0b`, … */
export async function run({ pairs }: { pairs: number }): Promise<ServedChat> {
  slowClock();
  const callers = new Map<string, Caller>();
  for (let pair = 0; pair < pairs; pair += 1) {
    const [one, other] = [`bench-${pair}a`, `bench-${pair}b`] as const;
    await writePeople([one, other]);
    callers.set(one, await callerOf(one));
    await send(await callerOf(one), other);
  }
  const findCaller: FindCaller = (request) =>
    Promise.resolve(callers.get(request.get('authorization')?.slice('Bearer '.length) ?? ''));
  const message: Message = {
    ...{ _id: 'a~1', seq: 1, content: 'سڵاو', sender: 'a', receiver: 'b' },
    createdAt: new Date(0).toISOString(),
  };
  const emptyHandlers = { ...handlers, sendMessage: () => Promise.resolve(message) };
  return {
    sending: await listen(jsonApp(contractRouter(endpoints, handlers, findCaller))),
    empty: await listen(jsonApp(contractRouter(endpoints, emptyHandlers, findCaller))),
  };
}
