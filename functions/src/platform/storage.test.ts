import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CRC32C } from '@google-cloud/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveFile } from './storage.ts';

const picture = Buffer.from('picture');
const checksum = new CRC32C();
checksum.update(picture);
const crc32c = checksum.toString();

/** Takes uploads, and breaks the connection of the first one as a server does that has closed it meanwhile. */
let storage: Server;
let uploads = 0;

beforeAll(async () => {
  storage = createServer((request, response) => {
    uploads += 1;
    if (uploads === 1) {
      request.socket.destroy();
      return;
    }
    request.resume().on('end', () => {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ crc32c }));
    });
  });
  storage.listen(0, '127.0.0.1');
  await once(storage, 'listening');
  const { port } = storage.address() as AddressInfo;
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`);
  const app = initializeApp({
    projectId: 'demo-qaysari',
    storageBucket: 'demo-qaysari.appspot.com',
  });
  return () => deleteApp(app);
});
afterAll(() => {
  storage.closeAllConnections();
  storage.close();
});

it('a file is written although the connection breaks once', async () => {
  await saveFile('listings/a/b-320.webp', picture, 'image/webp');
  expect(uploads).toBe(2);
});
