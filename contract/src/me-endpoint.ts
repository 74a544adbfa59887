import { endpoint } from './endpoint.ts';
import type { meInputs } from './me-inputs.ts';
import type { User } from './user-entity.ts';

// Every page of a signed-in user loads this file, so it imports no schemas of forms.
/** Returns the caller. */
export const getMe = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'user',
}).answers<User>();

/** Says what the ads of the caller show of a name, on their cards and pages too. They show none before. */
export const setNameOnAds = endpoint({
  method: 'PUT',
  path: '/user/name-on-ads',
  access: 'user',
  message: 'profileUpdated',
})
  .takes<typeof meInputs.setNameOnAds>()
  .answers<User>();
