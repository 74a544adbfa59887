import type { Proof } from './proof.ts';
import { proveFiles } from './prove-files.ts';

/** Asks the whole table of endpoints, in every language and with sessions in every form. */
export function proveMatrix(signal: AbortSignal): Promise<Proof> {
  return proveFiles({ 'every-endpoint': 'api' }, signal);
}
