import { endpoint } from './endpoint.ts';
import type { User } from './user-entity.ts';

/** Asked by every page of somebody signed in: it comes without the rules of forms. */
export const getMe = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'member',
}).answers<User>();
