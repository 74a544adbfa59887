import { readListingFilter } from '@qaysari/contract/listing/filter';
import { writeSavedFilter } from '@qaysari/contract/saved-search/filter';
import type {
  changeSavedSearch as changeEndpoint,
  removeSavedSearch as removeEndpoint,
  saveSearch as saveEndpoint,
} from '@qaysari/contract/saved-search/calls';
import type { Handler } from '../platform/handler.ts';
import { presentSearch } from './present.ts';
import { limitChanges } from './rate-limit.ts';
import { addSavedSearch, changeSearch, removeSearch } from './store.ts';

/** The one text of a filter, by which it is known. */
const canonical = (filter: string) =>
  writeSavedFilter(readListingFilter(new URLSearchParams(filter)));

/** `POST /saved-search`. */
export const saveSearch: Handler<typeof saveEndpoint> = async ({ caller, body }) => {
  await limitChanges(caller.uid);
  return presentSearch(await addSavedSearch(caller.uid, canonical(body.filter)));
};

/** `PUT /saved-search/{id}`. */
export const changeSavedSearch: Handler<typeof changeEndpoint> = async ({
  caller,
  params,
  body: { isPaused, filter, frequency },
}) => {
  await limitChanges(caller.uid);
  const choices = { isPaused, frequency };
  const change = { ...choices, filter: filter === undefined ? undefined : canonical(filter) };
  return presentSearch(await changeSearch(caller.uid, params.id, change));
};

/** `DELETE /saved-search/{id}`. */
export const removeSavedSearch: Handler<typeof removeEndpoint> = async ({ caller, params }) => {
  await limitChanges(caller.uid);
  await removeSearch(caller.uid, params.id);
  return undefined;
};
