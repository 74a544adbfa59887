import { endpoint } from './endpoint.ts';

/** Ends all sessions of the caller, including this one. */
export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'user',
  message: 'signedOutEverywhere',
}).answers<undefined>();
