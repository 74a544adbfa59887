import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts, localHost } from '../emulators/ports.ts';
import { trackProcessTree } from '../emulators/process-tree.ts';
import { PlainProblem } from '../plain-problem.ts';

const startsWithinMs = 20_000;
const endsWithinMs = 2_000;
const lookEveryMs = 50;

/** WebKitWebDriver with a screen of its own. */
export interface WebKitDriver {
  url: string;
  /** Ends the driver, its browsers and the screen. */
  stop: () => Promise<void>;
}

export interface WebKitPrograms {
  driver: string;
  /** Xvfb. */
  screen: string;
}

/** Rejects with a PlainProblem, and then nothing is left running. */
export async function startWebKitDriver(programs: WebKitPrograms): Promise<WebKitDriver> {
  const looks = await writeLooks();
  const screen = await startScreen(programs.screen);
  const [port = 0] = await freePorts(1);
  const child = spawn(programs.driver, [`--host=${localHost}`, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: looks, NO_AT_BRIDGE: '1' },
  });
  child.once('error', () => undefined);
  const tree = trackProcessTree(child);
  const stop = async () => {
    await tree.end(endsWithinMs);
    screen.stop();
    await rm(looks, { recursive: true });
  };
  const url = `http://${localHost}:${port}`;
  if (await answersInTime(`${url}/status`)) return { url, stop };
  await stop();
  throw new PlainProblem(`${programs.driver} does not start.`);
}

/** Settings of GTK: without these the browser's own buttons make its window wider than a phone. */
async function writeLooks(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const gtk = join(folder, 'gtk-3.0');
  await mkdir(gtk);
  const smallButtons = 'button, entry { min-width: 0; padding: 0; margin: 0; border: 0; }\n';
  await writeFile(join(gtk, 'gtk.css'), smallButtons);
  // Pages see this as `prefers-reduced-motion`.
  await writeFile(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return folder;
}

/** A screen in memory. Xvfb chooses the display itself and writes it to its fourth file. */
async function startScreen(program: string): Promise<{ display: string; stop: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = once(child.stdio[3] as Readable, 'data') as Promise<[Buffer]>;
  const [display] = await Promise.race([
    said,
    once(child, 'exit').then(() => {
      throw new PlainProblem(`${program} does not start.`);
    }),
  ]);
  return { display: `:${display.toString().trim()}`, stop: () => void child.kill() };
}

async function answersInTime(url: string): Promise<boolean> {
  const until = Date.now() + startsWithinMs;
  while (Date.now() < until) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return true;
    await delay(lookEveryMs);
  }
  return false;
}
