import { connect } from 'node:net';
import { createListing } from '@qaysari/contract/publish/calls';
import type { OwnListing } from '@qaysari/contract/listing/types';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, dataOf } from '../../support/api-client.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { adFields, sendForm } from '../../support/form.ts';
import { boundary, hostileUploads, payload } from '../../support/hostile-uploads.ts';
import { startFunction, type FunctionProcess } from '../../support/function-process.ts';
import { adminApp } from '../../support/stack.ts';
import { filesAt, filesOf } from '../../support/stored-images.ts';

const created = startCreating();
let publish: FunctionProcess;
beforeAll(async () => {
  publish = await startFunction('publish');
});
afterAll(async () => {
  await publish.kill();
  await created.removeAll();
});

/** Limits count by person. */
async function somebody(): Promise<{ member: Member; token: string }> {
  const member = await created.buildMember();
  return { member, token: await created.signIn(member) };
}

async function expectSafe({ _id, images }: OwnListing): Promise<void> {
  const names = await filesOf(_id);
  expect(names).toEqual(filesAt(images));
  for (const name of names) {
    const [bytes] = await getStorage(adminApp()).bucket().file(name).download();
    const text = bytes.toString('latin1');
    if (name.endsWith('.jpg')) expect(text.slice(0, 3)).toBe('\u00ff\u00d8\u00ff');
    else expect([text.slice(0, 4), text.slice(8, 12)]).toEqual(['RIFF', 'WEBP']);
    expect(text).not.toContain(payload.slice(0, 12));
  }
}

async function sendAll(step: number): Promise<void> {
  const all = await hostileUploads();
  expect(all.length).toBeGreaterThanOrEqual(200);
  const uploads = all.filter((_, at) => at % step === 0);
  let sender = await somebody();
  const owners = [sender.member.uid];
  for (const [index, { name, contentType, body, status }] of uploads.entries()) {
    if (index % 100 === 99) {
      sender = await somebody();
      owners.push(sender.member.uid);
    }
    const answer = await ask('/listing/create', {
      method: 'POST',
      body,
      headers: { 'Content-Type': contentType },
      token: sender.token,
      origin: publish.origin,
    });
    const detail = `${name}: ${JSON.stringify(answer.body)}`;
    expect([200, 400, 413, 415], detail).toContain(answer.status);
    if (status !== undefined) expect(answer.status, detail).toBe(status);
    if (answer.status === 200) await expectSafe(dataOf(createListing, answer));
    else expect((answer.body as { message: string }).message, detail).toMatch(/\S/);
  }
  const ads = await created.firestore.collection('listings').where('owner', 'in', owners).get();
  const loose = await created.firestore.collection('looseImages').get();
  const ids = new Set(ads.docs.map(({ id }) => id));
  expect(loose.docs.filter((each) => ids.has(String(each.get('listing'))))).toEqual([]);
  expect(await publish.peakBytes()).toBeLessThan(512 * 1024 * 1024);
}

async function hangUp(): Promise<void> {
  const { token } = await somebody();
  const { hostname, port } = new URL(publish.origin);
  const head = [
    ...['POST /api/listing/create HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`],
    ...[
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      'Content-Length: 100000',
      '',
      '',
    ],
  ].join('\r\n');
  for (let time = 0; time < 20; time++) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${head}--${boundary}\r\nContent-Disposition: form-data; name="ti`, () => {
          socket.destroy();
          resolve();
        });
      });
    });
  }
  const answer = await sendForm(createListing, adFields, [], { token, origin: publish.origin });
  expect(dataOf(createListing, answer).title).toBe(adFields.title);
}

/** Sends every `step`th of more than 200 uploads to the upload function in a separate process. */
export function proveHostileUploads({ step }: { step: number }): void {
  test(
    'no hostile upload is stored as it came, ends in a 5xx or takes much memory',
    () => sendAll(step),
    300_000,
  );
  test('an upload that is aborted in the middle harms nobody', hangUp);
}
