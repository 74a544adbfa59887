import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { followLog, usefulEnd } from './emulator-log.ts';

describe('usefulEnd', () => {
  it('prefers warnings and errors to what surrounds them', () => {
    const lines = ['i  hub: starting', '⚠  firestore: exited with code 1', 'i  hub: stopping'];
    expect(usefulEnd(lines)).toBe('⚠  firestore: exited with code 1');
  });

  it('is the last lines when nothing sounds alarming', () => {
    const lines = Array.from({ length: 30 }, (_, at) => `line ${at}`);
    expect(usefulEnd(lines).split('\n')).toHaveLength(12);
    expect(usefulEnd(lines)).toMatch(/line 29$/);
  });
});

describe('followLog', () => {
  it('hands on whole lines without colours', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'emulator-log-'));
    const stream = new PassThrough();
    const log = followLog([stream], join(directory, 'deeper/all.log'));
    const heard = new Promise<string>((resolve) => log.onLine(resolve));
    stream.write('\u001b[31mErr');
    stream.write('or\u001b[0m: no\n');
    expect(await heard).toBe('Error: no');
    expect(log.lastWords()).toBe('Error: no');
    rmSync(directory, { recursive: true });
  });
});
