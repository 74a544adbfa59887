import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const program = join(import.meta.dirname, 'storage-rules-stand-in.ts');

describe('the stand-in of the Storage rules runtime', () => {
  it('accepts rules and denies every request until its input ends', async () => {
    const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.write(`${JSON.stringify({ id: 0, action: 'load_ruleset' })}\n`);
    child.stdin.end(`${JSON.stringify({ id: 1, action: 'verify' })}\n`);
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const [notice, ...lines] = output.trim().split('\n');
    expect(notice).toContain('denies every request');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: -1, status: 'ok' },
      { id: 0, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } },
      { id: 1, status: 'ok', errors: [], warnings: [], result: { permit: false } },
    ]);
  });
});
