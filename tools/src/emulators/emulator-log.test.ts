import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { followLog, summarizeLog } from './emulator-log.ts';

describe('summarizeLog', () => {
  it('returns only warnings and errors when there are some', () => {
    const lines = ['i  hub: starting', '⚠  firestore: exited with code 1', 'i  hub: stopping'];
    expect(summarizeLog(lines)).toBe('⚠  firestore: exited with code 1');
  });

  it('returns the last lines without warnings and errors', () => {
    const lines = Array.from({ length: 30 }, (_, at) => `line ${at}`);
    expect(summarizeLog(lines).split('\n')).toHaveLength(12);
    expect(summarizeLog(lines)).toMatch(/line 29$/);
  });
});

describe('followLog', () => {
  it('passes on whole lines without colours', async () => {
    const directory = temporaryFolder();
    const stream = new PassThrough();
    const log = followLog([stream], join(directory, 'deeper/all.log'));
    const heard = new Promise<string>((resolve) => log.onLine(resolve));
    stream.write('\u001b[31mErr');
    stream.write('or\u001b[0m: no\n');
    expect(await heard).toBe('Error: no');
    expect(log.summary()).toBe('Error: no');
  });
});
