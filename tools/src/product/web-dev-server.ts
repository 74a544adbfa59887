import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer } from 'vite';
import { viteConfig } from '../build/build-web.ts';
import { bundleWorker } from '../build/build-worker.ts';
import { localHost, requireFreePorts } from '../emulators/ports.ts';
import { readJson } from '../repository.ts';

const port = 5173;

interface Rewrite {
  source?: string;
  regex?: string;
  function?: { functionId: string };
}

/** It answers with the built site; the dev server has the one that is being written. */
const functionOfBuiltSite = 'pages';

/** Patterns of the addresses that Hosting hands to functions: as Hosting's own, but of addresses with a query. */
export function functionPatterns(rewrites: readonly Rewrite[]): string[] {
  return rewrites
    .filter(({ function: target }) => target && target.functionId !== functionOfBuiltSite)
    .map(({ regex, source = '' }) =>
      regex === undefined
        ? `^${source.replace(/\/\*\*$/, '')}(/|\\?|$)`
        : regex.replace(/\$$/, '(\\?|$)'),
    );
}

function proxyTo(hosting: string): Record<string, string> {
  const config = readJson('firebase.json') as { hosting: { rewrites: Rewrite[] } };
  const patterns = functionPatterns(config.hosting.rewrites);
  return Object.fromEntries(patterns.map((pattern) => [pattern, hosting]));
}

/** Notifications need the service worker; here it keeps no files, as they change all the time. */
async function serveWorker(response: ServerResponse): Promise<void> {
  const site = { id: 'dev', shell: '/shell', script: '', assets: [], files: [] };
  const code = await bundleWorker('worker.ts', site);
  response.setHeader('Content-Type', 'text/javascript').end(code);
}

/**
 * Starts Vite with hot reload, and a proxy to the Hosting emulator for the functions' paths. It uses our
 * own HTTP server, because Vite's would exit on SIGTERM before the emulators stop.
 */
export async function startWebDevServer(
  hosting: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  await requireFreePorts([{ port, use: "the site's dev server" }]);
  const http = createHttpServer();
  const vite = await createServer({
    configFile: viteConfig,
    clearScreen: false,
    server: { middlewareMode: true, ws: { server: http }, proxy: proxyTo(hosting) },
  });
  http.on('request', (request, response) => {
    if (request.url !== '/sw.js') vite.middlewares(request, response);
    else serveWorker(response).catch((error: unknown) => response.destroy(error as Error));
  });
  http.listen(port, localHost);
  await once(http, 'listening');
  const stop = async () => {
    http.close();
    http.closeAllConnections();
    await vite.close();
  };
  return { origin: `http://${localHost}:${port}`, stop };
}
