import { writeFile, readFile } from 'node:fs/promises';
import { join, extname } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { repositoryRoot, packageDirectory } from '../repository.ts';
import { makeDocument } from './api-document.ts';

/** The description of the API, by its path in the repository. */
export const descriptionPath = 'docs/openapi.json';

/** The text of the description, as the contract says it now. */
export function makeDescription(): string {
  return `${JSON.stringify(makeDocument(), null, 2)}\n`;
}

/** Writes it, and answers its path. */
export async function writeDescription(): Promise<string> {
  await writeFile(join(repositoryRoot, descriptionPath), makeDescription());
  return descriptionPath;
}

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>API of Qaysari</title>
  <link rel="stylesheet" href="swagger-ui.css">
  <div id="api"></div>
  <script src="swagger-ui-bundle.js"></script>
  <script>SwaggerUIBundle({ url: 'openapi.json', dom_id: '#api', supportedSubmitMethods: [] })</script>
</html>`;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves the description of the API in Swagger UI on this machine, until the signal. Prints the address. */
export async function showApi(signal: AbortSignal): Promise<void> {
  const viewer = packageDirectory('swagger-ui-dist');
  const files: Readonly<Record<string, string>> = {
    '/openapi.json': join(repositoryRoot, descriptionPath),
    '/swagger-ui.css': join(viewer, 'swagger-ui.css'),
    '/swagger-ui-bundle.js': join(viewer, 'swagger-ui-bundle.js'),
  };
  const server = createServer(({ url = '' }, response) => {
    const file = files[url];
    if (url === '/') response.setHeader('Content-Type', 'text/html').end(page);
    else if (file === undefined) response.writeHead(404).end();
    else {
      response.setHeader('Content-Type', types[extname(file)] ?? 'text/plain');
      void readFile(file).then((bytes) => response.end(bytes));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  console.log(`The API: http://127.0.0.1:${port} (Ctrl-C ends it)`);
  signal.addEventListener('abort', () => server.close());
  await once(server, 'close');
}
