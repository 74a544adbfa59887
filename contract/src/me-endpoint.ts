import { endpoint } from './endpoint.ts';
import type { User } from './user-entity.ts';

// Every page of somebody signed in asks for it: so this file comes without the rules of forms.
/** Answers the person who asks. */
export const getMe = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'member',
}).answers<User>();
