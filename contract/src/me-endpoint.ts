import { endpoint } from './endpoint.ts';
import type { User } from './user-entity.ts';

// Every page of a signed-in user loads this file, so it imports no schemas of forms.
/** Returns the caller. */
export const getMe = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'user',
}).answers<User>();
