import { endpoints } from '@qaysari/contract/endpoints';
import { serveApi } from '../../../../../functions/src/http/api.ts';
import { handlers } from '../../../../../functions/src/http/handlers.ts';
import { jsonApp } from '../../../../../functions/src/http/http-app.ts';
import { contractRouter } from '../../../../../functions/src/http/router.ts';
import { askListings, listen } from '../ask-listings.ts';

export interface ServedApi {
  /** Port of the real `api` function. */
  searching: number;
  /** Port of the same function, but with a fixed answer of `GET /listing`. */
  fixed: number;
  /** Port that returns the CPU time of this process, in milliseconds. */
  meter: number;
}

/** Serves both in one process, so that they share the core, the heap and the JIT. */
export async function run(): Promise<ServedApi> {
  const searching = await listen(serveApi);
  const page = await askListings(searching, {});
  const fixedHandlers = { ...handlers, listListings: () => Promise.resolve(page) };
  const nobody = () => Promise.resolve(undefined);
  const fixed = await listen(jsonApp(contractRouter(endpoints, fixedHandlers, nobody)));
  const meter = await listen((_request, response) => {
    const { user, system } = process.cpuUsage();
    response.end(String((user + system) / 1000));
  });
  return { searching, fixed, meter };
}
