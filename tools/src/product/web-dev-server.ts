import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { viteConfig } from '../build/build-web.ts';
import { localHost, requireFreePorts } from '../emulators/ports.ts';
import { repositoryRoot } from '../repository.ts';

const port = 5173;

interface Rewrite {
  source?: string;
  regex?: string;
  function?: unknown;
}

/** Patterns of the addresses that Hosting hands to functions: as Hosting's own, but of addresses with a query. */
export function functionPatterns(rewrites: readonly Rewrite[]): string[] {
  return rewrites
    .filter((rewrite) => rewrite.function !== undefined)
    .map(({ regex, source = '' }) =>
      regex === undefined
        ? `^${source.replace(/\/\*\*$/, '')}(/|\\?|$)`
        : regex.replace(/\$$/, '(\\?|$)'),
    );
}

function proxyTo(hosting: string): Record<string, string> {
  const file = readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8');
  const config = JSON.parse(file) as { hosting: { rewrites: Rewrite[] } };
  const patterns = functionPatterns(config.hosting.rewrites);
  return Object.fromEntries(patterns.map((pattern) => [pattern, hosting]));
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
  http.on('request', vite.middlewares);
  http.listen(port, localHost);
  await once(http, 'listening');
  const stop = async () => {
    http.close();
    http.closeAllConnections();
    await vite.close();
  };
  return { origin: `http://${localHost}:${port}`, stop };
}
