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
  source: string;
  function?: unknown;
}

/** The paths that Hosting rewrites to functions, as prefixes: "/media/**" becomes "/media". */
export function functionPaths(rewrites: readonly Rewrite[]): string[] {
  const handed = rewrites.filter((rewrite) => rewrite.function !== undefined);
  return [...new Set(handed.map(({ source }) => source.replace(/\/\*\*$/, '')))];
}

function proxyTo(hosting: string): Record<string, string> {
  const file = readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8');
  const config = JSON.parse(file) as { hosting: { rewrites: Rewrite[] } };
  const paths = functionPaths(config.hosting.rewrites);
  return Object.fromEntries(paths.map((path) => [`^${path}(/|\\?|$)`, hosting]));
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
