import { getApps } from 'firebase-admin/app';
import { moderate } from '../moderation/moderate-command.ts';
import { readKeys } from '../moderation/work/keys.ts';
import { quietLog } from '../moderation/quiet-log.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { runCommand } from './run-command.ts';

/** Decisions that staff still hold are written before it stops, also over a slow line. */
const stopMs = 60_000;

/**
 * Waits for what is on its way to Firestore. The SDK does not wait for the rollback of a transaction that was refused: if
 * the process ended first, others would wait for its locks.
 */
async function closeFirestore(): Promise<void> {
  if (getApps().length > 0) await firestore().terminate();
}

await quietLog();
await runCommand(async (signal) => {
  try {
    return await moderate(process.argv.slice(2), console.log, {
      keys: () => readKeys(process.stdin, signal),
      echo: (text) => void process.stdout.write(text),
    });
  } finally {
    await closeFirestore();
  }
}, stopMs);
