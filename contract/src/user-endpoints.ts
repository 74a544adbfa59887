import { endpoint } from './endpoint.ts';
import type { User } from './user-entity.ts';

export const getMe = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'member',
}).answers<User>();
