import { moderate } from '../moderation/moderate-command.ts';
import { readKeys } from '../moderation/work/keys.ts';
import { quietLog } from '../moderation/quiet-log.ts';
import { runCommand } from './run-command.ts';

/** Decisions that staff still hold are written before it stops, also over a slow line. */
const stopMs = 60_000;

await quietLog();
await runCommand(
  (signal) =>
    moderate(process.argv.slice(2), console.log, {
      keys: () => readKeys(process.stdin, signal),
      echo: (text) => void process.stdout.write(text),
    }),
  stopMs,
);
