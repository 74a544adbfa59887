import { endpoints } from '@qaysari/contract/endpoints';
import { serveApi } from '../../../../../functions/src/http/api.ts';
import { handlers } from '../../../../../functions/src/http/handlers.ts';
import { jsonApp } from '../../../../../functions/src/http/json-app.ts';
import { contractRouter } from '../../../../../functions/src/http/router.ts';
import { askListings } from '../ask-listings.ts';
import { listen } from '../listen.ts';

export interface ServedApi {
  /** Of the `api` function as it is. */
  searching: number;
  /** Of the same function with a `GET /listing` that answers the same page to all. */
  fixed: number;
  /** Answers how many milliseconds of processor this process has used. */
  meter: number;
}

/** Serves both in this process, so that they share core, warmth and heap. */
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
