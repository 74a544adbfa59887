import { rmSync } from 'node:fs';
import { ensureChromium } from '../../tools/src/testing/find-chromium.ts';
import { traceFolder } from './traces.ts';

/** Before the first browser test of a run: sees to it that a browser is there, and no old traces are. */
export async function setup(): Promise<void> {
  rmSync(traceFolder, { recursive: true, force: true });
  process.env['CHROMIUM_PATH'] = await ensureChromium();
}
