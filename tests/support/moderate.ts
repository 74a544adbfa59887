import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** What staff type after `npm run moderate --`. */
export async function moderate(...args: string[]): Promise<{ code: number; said: string }> {
  const command = join(import.meta.dirname, '../../tools/src/commands/moderate.ts');
  const child = spawn(process.execPath, [command, ...args]);
  const [said, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, said: said + problem };
}
