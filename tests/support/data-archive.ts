import { text } from 'node:stream/consumers';
import { openData } from '@qaysari/contract/account/calls';
import { dataPiecePath } from '@qaysari/contract/account/types';
import { limits } from '@qaysari/contract/shared/limits';
import yauzl from 'yauzl';
import { someAddress } from '../../tools/src/some-address.ts';
import { call, dataOf } from './api-client.ts';

/** A piece of an archive, as the page fetches it. */
export function fetchPiece(origin: string, body: unknown): Promise<Response> {
  return fetch(`${origin}/api${dataPiecePath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': someAddress() },
    body: JSON.stringify(body),
  });
}

/** The whole archive of a mailed link, piece by piece. */
export async function fetchArchive(origin: string, code: string): Promise<Buffer> {
  const { bytes } = dataOf(openData, await call(openData, { code }, { origin }));
  const pieces: Buffer[] = [];
  for (let from = 0; from < bytes; from += limits.dataPieceBytes) {
    const response = await fetchPiece(origin, { code, from });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    pieces.push(Buffer.from(await response.arrayBuffer()));
  }
  const archive = Buffer.concat(pieces);
  if (archive.length !== bytes) throw new Error(`${archive.length} bytes of ${bytes}`);
  return archive;
}

/** The files of an archive: their content as text by their names. */
export async function unpack(archive: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(archive);
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
