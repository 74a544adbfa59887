import { readItem, writeItem } from '../../../lib/browser/storage.ts';

const name = 'qaysariOutbox';

/** Notes whether messages wait, so that pages without conversations need not load the outbox to find out. */
export function noteWaiting(isWaiting: boolean): void {
  if (isNotedWaiting() !== isWaiting) writeItem('localStorage', name, isWaiting ? 'waiting' : null);
}

export function isNotedWaiting(): boolean {
  return readItem('localStorage', name) !== null;
}
