import type { dataInputs } from './data-inputs.ts';
import { endpoint } from './endpoint.ts';

/** Endpoints for the archive with all that is stored about somebody. No form checks what they take. */

/**
 * Where the archive of somebody stands. `none`: they have not asked within a week. `building`: the mail with the
 * link comes once it is made. `ready`: until `readyUntil` the mailed link works. `over`: it was removed.
 */
export interface DataArchive {
  state: 'none' | 'building' | 'ready' | 'over';
  /** @format date-time */
  askedAt?: string;
  /** @format date-time */
  readyUntil?: string;
  /**
   * From when they may ask again; left out where they may now.
   * @format date-time
   */
  nextAt?: string;
}

/** Returns where the archive with the caller's data stands. */
export const getData = endpoint({
  method: 'GET',
  path: '/user/data',
  access: 'user',
}).answers<DataArchive>();

/**
 * Has an archive made of all that is stored about the caller, and a link to it mailed. Once a week. Needs a
 * sign-in of the last ten minutes.
 */
export const askForData = endpoint({
  method: 'POST',
  path: '/user/data',
  access: 'user',
  needsRecentSignIn: true,
  message: 'dataAsked',
}).answers<DataArchive>();

/**
 * Says how large the archive of a mailed link is. `code` is the secret in the link. The archive itself comes in
 * pieces: `POST /user/data/piece` takes the code and `from`, the first byte wanted, and answers bytes.
 */
export const openData = endpoint({
  method: 'POST',
  path: '/user/data/archive',
  access: 'public',
})
  .takes<typeof dataInputs.openData>()
  .answers<{
    /** @asType integer */
    bytes: number;
    /** Tells pieces of this archive from those of another. */
    version: string;
  }>();

/** Where the pieces come from, below `/api`. */
export const dataPiecePath = '/user/data/piece';
