/**
 * firebase-tools preloads this file. If its parent process dies (kill -9, a closed terminal), the
 * emulators end too.
 */
import { descendants, kill } from './process-tree.ts';

const graceMs = 5_000;

// firebase-tools may crash, and it does not wait for a slow child process.
process.once('exit', () => descendants(process.pid).forEach(kill));

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), graceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
