import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { withSchemas } from '@qaysari/contract/endpoints';
import type { JsonEndpoint, MultipartEndpoint, Nothing } from '@qaysari/contract/shared/endpoint';
import { limits } from '@qaysari/contract/shared/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tooManyRequests } from '../platform/api-error.ts';
import type { Handlers } from '../platform/handler.ts';
import { listen, type TestServer } from '../platform/test-server.ts';
import { bodyTime } from './time-limits.ts';
import { readForm } from './form.ts';
import { jsonApp } from './http-app.ts';
import { contractRouter } from './router.ts';

const sendForm: MultipartEndpoint<'public', Nothing, string> = {
  method: 'POST',
  path: '/form',
  access: 'public',
  kind: 'multipart',
};
const endpoints = withSchemas({ sendForm, countedForm: { ...sendForm, path: '/counted' } }, {});
const sendText: JsonEndpoint<'public', Nothing, string> = {
  method: 'POST',
  path: '/text',
  access: 'public',
};
const texts = withSchemas({ sendText }, {});
const neverMs = 600_000;
const silenceMs = 600;
/** Longer than a body may be silent. */
const slowAnswer = async () => {
  await sleep(silenceMs + 100);
  return 'read';
};
const handlers: Handlers<typeof endpoints> = { sendForm: slowAnswer, countedForm: slowAnswer };
const textHandlers: Handlers<typeof texts> = { sendText: slowAnswer };
const nobody = () => Promise.resolve(undefined);

let forms: TestServer;
let json: TestServer;
const counted: string[] = [];
beforeAll(async () => {
  const router = contractRouter(endpoints, handlers, nobody, {
    read: readForm,
    beforeBody: {
      countedForm: (address) => {
        counted.push(address);
        return Promise.reject(tooManyRequests(60));
      },
    },
  });
  forms = await listen(jsonApp(router) as Parameters<typeof listen>[0]);
  const textRouter = contractRouter(texts, textHandlers, nobody);
  json = await listen(jsonApp(textRouter) as Parameters<typeof listen>[0]);
});
afterAll(() => Promise.all([forms.close(), json.close()]));
beforeEach(() => void Object.assign(bodyTime, { silenceMs: neverMs, totalMs: neverMs }));

const boundary = 'b';
const begin = `--${boundary}\r\nContent-Disposition: form-data; name="text"\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;

/** Sends head and pieces of a body, `everyMs` apart; answers status and text. */
function send(
  server: TestServer,
  path: string,
  { pieces, everyMs = 0, length }: { pieces: readonly string[]; everyMs?: number; length?: number },
) {
  const { hostname, port } = new URL(server.origin);
  const bytes = length ?? Buffer.byteLength(pieces.join(''));
  const type = server === forms ? `multipart/form-data; boundary=${boundary}` : 'application/json';
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    let text = '';
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      socket.destroy();
      resolve({ status: Number(text.split(' ')[1]), text });
    };
    const socket = connect(Number(port), hostname, () => void write().catch(reject));
    const write = async () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
      );
      for (const piece of pieces) {
        if (isDone) return;
        socket.write(piece);
        await sleep(everyMs);
      }
    };
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.includes('}')) done();
    });
    socket.on('close', done);
    socket.on('error', () => undefined);
  });
}

const letters = (count: number) => Array.from({ length: count }, () => 'x');

test.each([
  ['a form', () => forms, '/form', [begin]],
  ['JSON', () => json, '/text', ['{"text":']],
] as const)('%s that stops is 408 after the silence', async (_name, server, path, pieces) => {
  bodyTime.silenceMs = 250;
  const { status, text } = await send(server(), path, { pieces, length: 1000 });
  expect(status).toBe(408);
  expect(text).toContain('bodyTooSlow');
  expect(text.toLowerCase()).toContain('connection: close');
});

test.each([
  ['a form', () => forms, '/form', [begin, ...letters(60)]],
  ['JSON', () => json, '/text', ['{"text":"', ...letters(60)]],
] as const)('%s that drips is 408 after the time in all', async (_name, server, path, pieces) => {
  bodyTime.totalMs = 900;
  const { status } = await send(server(), path, { pieces, everyMs: 60, length: 1000 });
  expect(status).toBe(408);
});

test.each([
  ['a form', () => forms, '/form', [begin, ...letters(8), end]],
  ['JSON', () => json, '/text', ['{"text":"', ...letters(8), '"}']],
] as const)('%s that is slow but in time is read', async (_name, server, path, pieces) => {
  bodyTime.silenceMs = silenceMs;
  const { status, text } = await send(server(), path, { pieces, everyMs: 80 });
  expect([status, text.includes('"read"')]).toEqual([200, true]);
});

test('a form that says it is over the limit is 413 before its body comes', async () => {
  const { status } = await send(forms, '/form', {
    pieces: [begin],
    length: limits.formBytes + 1,
  });
  expect(status).toBe(413);
});

test('a form that is counted first is refused before its body comes', async () => {
  const { status } = await send(forms, '/counted', { pieces: [], length: 1000 });
  expect([status, counted.length]).toEqual([429, 1]);
});
