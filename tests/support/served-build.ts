import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '../../tools/src/repository.ts';
import { origin } from './visitor.ts';

/** The files of a build, by address. */
export type Build = ReadonlyMap<string, Buffer>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const textual = /\.(html|js|css|webmanifest)$/;

/** What was built last. */
export function thisBuild(): Build {
  const dist = join(repositoryRoot, 'web/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dist, name))
    .filter((path) => statSync(path).isFile());
  return new Map(files.map((path) => [`/${relative(dist, path)}`, readFileSync(path)]));
}

/** As the build after a change in every file: all scripts have other names, and the worker is another one. */
export function nextBuild(build: Build): Build {
  const names = [...build.keys()]
    .filter((address) => address.startsWith('/assets/'))
    .map((address) => address.slice('/assets/'.length))
    .sort((a, b) => b.length - a.length);
  const next = (name: string) => name.replace(/(\.\w+)$/, '-next$1');
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const rename = (text: string) => text.replace(any, next);
  return new Map(
    [...build].map(([address, body]) => {
      if (!textual.test(address)) return [rename(address), body];
      const text = rename(body.toString());
      const id = (all: string, known: string) => all.replace(known, [...known].reverse().join(''));
      const isWorker = address === '/sw.js';
      return [rename(address), Buffer.from(isWorker ? text.replace(/id:`(\w{16})`/, id) : text)];
    }),
  );
}

/** A site on an address of its own, as Hosting serves it; calls and pictures go to the stack. */
export interface ServedBuild extends AsyncDisposable {
  origin: string;
  /** Replaces all files at once. */
  deploy(build: Build): void;
  /** Bytes of the site's own answers so far, as they were sent; not those of calls and pictures. */
  sent: number;
}

export async function serveBuild(first: Build): Promise<ServedBuild> {
  let build = first;
  const site = { sent: 0 };
  /** With the policy of the stack's pages. */
  const policy = (await fetch(`${origin}/ar`)).headers.get('content-security-policy') ?? '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (/^\/(api|media)\//.test(pathname)) void passOn(request, response);
    else site.sent += answer(build, pathname, request, response, policy);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, {
    origin: `http://127.0.0.1:${port}`,
    deploy: (next: Build) => {
      build = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function answer(
  build: Build,
  pathname: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
  policy: string,
): number {
  const isPage = extname(pathname) === '';
  const address = !isPage ? pathname : pathname === '/shell' ? '/shell.html' : '/index.html';
  const body = build.get(address);
  if (!body) {
    response.writeHead(404).end();
    return 0;
  }
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  response.setHeader('Content-Security-Policy', policy).setHeader('ETag', etag);
  response.setHeader('Content-Type', types[extname(address)] ?? 'application/octet-stream');
  const isAsset = address.startsWith('/assets/');
  response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return 0;
  }
  const packed = gzipSync(body);
  response.setHeader('Content-Encoding', 'gzip').end(packed);
  return packed.length;
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const { 'content-length': _length, ...sent } = headers as Record<string, string>;
  const body = Buffer.concat(chunks);
  try {
    const answered = await fetch(origin + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: sent,
      ...(body.length > 0 && { body }),
    });
    response.writeHead(answered.status, {
      'Content-Type': answered.headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': answered.headers.get('cache-control') ?? 'no-store',
    });
    response.end(Buffer.from(await answered.arrayBuffer()));
  } catch {
    response.destroy();
  }
}
