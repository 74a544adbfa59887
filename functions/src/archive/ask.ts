import type {
  askForData as askEndpoint,
  getData as getEndpoint,
} from '@qaysari/contract/account/calls';
import type { Handler } from '../platform/handler.ts';
import { securityEvent } from '../platform/security-log.ts';
import { askForArchive, findArchive, presentArchive } from './store.ts';

/** `GET /user/data`. */
export const getData: Handler<typeof getEndpoint> = async ({ caller }) =>
  presentArchive(await findArchive(caller.uid));

/** `POST /user/data`. */
export const askForData: Handler<typeof askEndpoint> = async ({ caller, language }) => {
  const archive = await askForArchive(caller.uid, language);
  securityEvent('dataAsked', { uid: caller.uid });
  return presentArchive(archive);
};
