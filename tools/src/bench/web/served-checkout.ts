import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type SiteProxy, startSiteProxy } from './site-proxy.ts';

/** A checkout that is built and served. */
export interface ServedCheckout {
  label: 'now' | 'before';
  root: string;
  proxy: SiteProxy;
  /** That of the proxy. */
  origin: string;
  stop(): Promise<void>;
}

/** Builds a checkout and serves it in a process of its own, as each launcher knows only its own folder. */
export async function serveCheckout(
  label: ServedCheckout['label'],
  root: string,
): Promise<ServedCheckout> {
  const child = fork(join(import.meta.dirname, 'serve-checkout.ts'), [root], {
    cwd: root,
    // What it prints goes to stderr, because the last line of stdout is for programs.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const exit = once(child, 'exit');
  const failed = exit.then(() => Promise.reject(new Error(`${root} could not be served`)));
  const [{ origin }] = (await Promise.race([once(child, 'message'), failed])) as [
    { origin: string },
  ];
  failed.catch(() => undefined);
  const proxy = await startSiteProxy(origin);
  return {
    label,
    root,
    proxy,
    origin: proxy.origin,
    async stop() {
      proxy.stop();
      if (child.exitCode !== null) return;
      child.send('stop');
      await exit;
    },
  };
}
