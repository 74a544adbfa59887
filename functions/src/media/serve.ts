import { imageWidths } from '@qaysari/contract/listing/images';
import { error as logError } from 'firebase-functions/logger';
import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FindImage, StoredImage } from './image-store.ts';

const imagePath = new RegExp(
  `^(?:/media)?/(listings/[A-Za-z0-9_-]{1,128}/[A-Za-z0-9_-]{8,64}-(?:(?:${imageWidths.join('|')})\\.webp|share\\.jpg))$`,
);

/**
 * The object name in Cloud Storage for this path (contract/src/listing/images.ts); undefined for any other path.
 * It only accepts names that our own code writes: no dots, slashes or percent signs in between.
 */
export function objectNameAt(path: string): string | undefined {
  return imagePath.exec(path)?.[1];
}

/** The object name of the same image in its largest width, which each has; undefined for that one itself. */
export function widestOf(name: string): string | undefined {
  const widest = name.replace(/-(?:\d+\.webp|share\.jpg)$/, `-${Math.max(...imageWidths)}.webp`);
  return widest === name ? undefined : widest;
}

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * A browser caches an image for a year. The CDN caches it for an hour only, because nobody can remove one from it
 * before. So people who have not seen an image soon cannot load it after it was taken down.
 */
const imageCaching = 'public, max-age=31536000, s-maxage=3600, immutable';
const redirectCaching = 'public, max-age=86400';

/**
 * Serves the images of listings and nothing else. The promise resolves when the response has ended, and
 * never rejects.
 */
export function mediaServer(find: FindImage, report: typeof logError = logError) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendEmpty(response, 405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
      return;
    }
    try {
      await serveImage(find, request, response);
    } catch (error) {
      const isClientGone = response.destroyed && isPrematureClose(error);
      if (!isClientGone) report('an image could not be read', error);
      if (response.headersSent) response.destroy();
      else sendEmpty(response, 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
    }
  };
}

async function serveImage(
  find: FindImage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '', query] = request.url?.split('?', 2) ?? [];
  const name = objectNameAt(path);
  if (name !== undefined && query !== undefined) {
    // The CDN would keep a copy for each query, and ask Cloud Storage for it.
    sendEmpty(response, 308, { Location: `/media/${name}`, 'Cache-Control': redirectCaching });
    return;
  }
  const found = name === undefined ? undefined : await findOrWidest(find, name);
  if (name === undefined || !found) {
    // A short time, because an image may be stored at this path a moment later.
    sendEmpty(response, 404, { 'Cache-Control': 'public, max-age=30' });
    return;
  }
  // The name holds a hash of the content, so it works as an ETag.
  const etag = `"${name.split('/').pop() ?? ''}"`;
  const immutableHeaders = { 'Cache-Control': imageCaching, ETag: etag };
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, immutableHeaders).end();
    return;
  }
  const { image, isJpeg } = found;
  const content = request.method === 'HEAD' ? undefined : await openImage(image);
  response.writeHead(200, {
    ...immutableHeaders,
    'Content-Type': isJpeg ? 'image/jpeg' : 'image/webp',
    'Content-Length': image.size,
  });
  if (content) await sendImage(content, image.size, response);
  else response.end();
}

interface FoundImage {
  image: StoredImage;
  isJpeg: boolean;
}

/** Finds an image; in its largest width, if it was stored before there was a file of this kind. */
async function findOrWidest(find: FindImage, name: string): Promise<FoundImage | undefined> {
  const image = await find(name);
  if (image) return { image, isJpeg: name.endsWith('.jpg') };
  const widest = widestOf(name);
  const instead = widest === undefined ? undefined : await find(widest);
  return instead && { image: instead, isJpeg: false };
}

/** Opens the image and waits for its first bytes: an error before them can still become a 503. */
async function openImage(image: StoredImage): Promise<Readable> {
  const content = image.open();
  // An error before `sendImage` stays with the stream; without a listener it would end the process.
  content.on('error', () => undefined);
  await once(content, 'readable');
  return content;
}

/**
 * Pipes the image. When one side fails, the other ends too: Cloud Storage stops sending to a client that
 * has gone.
 */
async function sendImage(content: Readable, size: number, response: ServerResponse): Promise<void> {
  await pipeline(content, (chunks: AsyncIterable<Buffer>) => checkLength(chunks, size), response);
}

/** Passes the bytes on, and throws at the end when their count differs from `Content-Length`. */
async function* checkLength(chunks: AsyncIterable<Buffer>, size: number) {
  let sent = 0;
  for await (const chunk of chunks) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== size) throw new Error(`an image of ${size} bytes was read as ${sent}`);
}

function sendEmpty(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { ...headers, 'Content-Length': 0 }).end();
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
