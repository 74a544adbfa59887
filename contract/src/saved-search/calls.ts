import type { SavedSearch, SavedSearchChange } from './types.ts';
import type { JsonEndpoint, IdParams, Nothing } from '../shared/endpoint.ts';

/** Lists the caller's saved searches with what is new in each, the latest first. */
export const listSavedSearches: JsonEndpoint<'user', Nothing, SavedSearch[]> = {
  method: 'GET',
  path: '/saved-search',
  access: 'user',
};

/**
 * Saves a search. Its id follows from what it finds: saving the same again changes nothing. `filter` is a query of
 * `GET /listing`; a field that is wrong there is wrong here. Beyond 20 searches: 409.
 */
export const saveSearch: JsonEndpoint<'user', { body: { filter: string } }, SavedSearch> = {
  method: 'POST',
  path: '/saved-search',
  access: 'user',
  message: 'searchSaved',
};

/**
 * Changes a saved search: pauses or resumes it, sets how often it sends alerts, or replaces its filter. A field that is
 * left out stays as it is. Another filter has another id, and ads count as new from now. If that filter is saved
 * already, the two become one.
 */
export const changeSavedSearch: JsonEndpoint<
  'user',
  { params: IdParams; body: SavedSearchChange },
  SavedSearch
> = {
  method: 'PUT',
  path: '/saved-search/{id}',
  access: 'user',
  message: 'savedSearchChanged',
};

/** Removes a saved search. */
export const removeSavedSearch: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'DELETE',
  path: '/saved-search/{id}',
  access: 'user',
  message: 'savedSearchRemoved',
};

/** Says that the caller looks at what a saved search finds: ads count as new from now on. */
export const markSavedSearchSeen: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'POST',
  path: '/saved-search/{id}/seen',
  access: 'user',
};
