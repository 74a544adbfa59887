import { projectId } from '../emulators/stack-environment.ts';
import { documentId } from './stable-ids.ts';

/** The market rate of the seed: prices that tests compare are converted with it. */
export const seedRate = { dinars: 151_000, source: 'Kifah exchange, Baghdad' };

/** It is a day old when the emulators start: one of the seed's own time would be too old to be shown. */
const ageMs = 24 * 60 * 60 * 1000;

/**
 * Puts an accepted rate into the running emulators. `host`: where Firestore listens. By its REST interface, because
 * firebase-admin finds emulators by the environment only.
 */
export async function writeSeedRate(host: string): Promise<void> {
  const date = { timestampValue: new Date(Date.now() - ageMs).toISOString() };
  const values = {
    ...{ dinars: { integerValue: String(seedRate.dinars) } },
    ...{ source: { stringValue: seedRate.source }, date },
  };
  const fields = {
    ...{ ...values, status: { stringValue: 'accepted' }, judgedAt: date },
    settled: { mapValue: { fields: values } },
  };
  const path = `projects/${projectId}/databases/(default)/documents/rates/${documentId('rate')}`;
  const response = await fetch(`http://${host}/v1/${path}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(`The rate could not be written: ${await response.text()}`);
}
