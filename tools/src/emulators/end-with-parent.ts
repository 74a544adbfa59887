/**
 * Loaded into firebase-tools before its own code: should the process that started it vanish without
 * a word (kill -9, a closed terminal), the emulators end instead of staying behind.
 */
import { descendants, kill } from './process-tree.ts';

const graceMs = 5_000;

// However firebase-tools ends: it may crash, and it gives up on a child that does not end at once.
process.once('exit', () => descendants(process.pid).forEach(kill));

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), graceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
