import type { Device } from './device.ts';
import { endpoint } from './endpoint.ts';
import type { sessionInputs } from './session-inputs.ts';

/** Endpoints for the devices on which somebody is signed in. Every page can sign out: no schemas here. */

/** A device on which somebody is signed in. */
export interface DeviceSession {
  id: string;
  device: Device;
  /**
   * When they signed in there.
   * @format date-time
   */
  createdAt: string;
  /**
   * When it was last used, to a day.
   * @format date-time
   */
  lastUsedAt: string;
  /** Whether this call came from it. */
  isCurrent: boolean;
}

/** Lists the devices on which the caller is signed in: this one first, then the latest. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'user',
}).answers<DeviceSession[]>();

/**
 * Signs a device of the caller out, and ends its notifications. What it has open of the live conversations
 * ends within an hour. Saying it again changes nothing.
 */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/{id}',
  access: 'user',
})
  .takes<typeof sessionInputs.endSession>()
  .answers<undefined>();

/** Signs this device out. Its session is good for nothing from then on. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
}).answers<undefined>();
