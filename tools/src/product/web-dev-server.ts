import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { viteConfig } from '../build/build-web.ts';
import { localHost, refuseTakenPorts } from '../emulators/ports.ts';
import { repositoryRoot } from '../repository.ts';

const port = 5173;

interface Rewrite {
  source: string;
  function?: unknown;
}

/** The paths that Hosting hands to functions, as prefixes: "/media/**" becomes "/media". */
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
 * Vite with hot reload; what belongs to functions goes on to Hosting's emulator. Vite stands behind a
 * server of ours, because its own would end this process on SIGTERM before the emulators are stopped.
 */
export async function startWebDevServer(
  hosting: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  await refuseTakenPorts([{ port, use: "the site's dev server" }]);
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
