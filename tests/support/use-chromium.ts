import { rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumFlags } from '../../tools/src/testing/chromium-flags.ts';
import { ensureChromium } from '../../tools/src/testing/find-chromium.ts';
import { serveFromMemory } from './serve-from-memory.ts';
import { traceFolder } from './traces.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where workers reach the one Chromium of the run. */
    chromium: string;
  }
}

/** Before the first browser test of a run: starts one Chromium for all workers, and removes old traces. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(traceFolder, { recursive: true, force: true });
  const files = await serveFromMemory();
  const server = await chromium.launchServer({
    executablePath: await ensureChromium(),
    args: chromiumFlags('playwright'),
    proxy: { server: files.address },
    // HEADED=1 shows the window, to find a mistake.
    headless: !process.env['HEADED'],
  });
  project.provide('chromium', server.wsEndpoint());
  return async () => {
    await server.close();
    await files[Symbol.asyncDispose]();
  };
}
