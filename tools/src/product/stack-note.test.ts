import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type TestServer } from '../../../functions/src/platform/test-server.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { findRunningStack, noteStack } from './stack-note.ts';

let folder: string;
let file: string;
let server: TestServer;
let environment: Record<string, string>;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder, 'cache/stack.json');
  server = await listen((_, response) => response.end('[]'));
  const { origin } = server;
  environment = { QAYSARI_ORIGIN: origin, MAIL_API: `${origin}/api/messages`, OTHER: 'x' };
});

// A test may have closed it.
afterEach(() => server.close().catch(() => undefined));

it('finds the stack that was noted, until the note is taken away', async () => {
  expect(await findRunningStack(file)).toBeUndefined();
  const forget = noteStack(environment, file);
  expect(await findRunningStack(file)).toEqual(environment);
  forget();
  expect(await findRunningStack(file)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});

it('finds none when nothing answers at its address', async () => {
  noteStack(environment, file);
  await server.close();
  expect(await findRunningStack(file)).toBeUndefined();
});

it('finds none when its launcher is gone, though another answers there', async () => {
  noteStack(environment, file);
  // No process has this id: Linux and macOS count to 4 194 304 at most.
  writeFileSync(file, JSON.stringify({ pid: 99_999_999, environment }));
  expect(await findRunningStack(file)).toBeUndefined();
});
