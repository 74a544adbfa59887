import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { packageProgram } from '../checks/run-program.ts';
import { PlainProblem } from '../plain-problem.ts';

const run = promisify(execFile);
const installWithinMs = 5 * 60_000;

/** The engine without a window's furniture comes first: it does the same work in less time. */
const programs = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const usualFiles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  '/snap/bin/chromium',
];

/** Where a Chromium may be: tried in this order. */
export interface ChromiumPlaces {
  chosen: string | undefined;
  path: string;
  files: readonly string[];
}

function usualPlaces(): ChromiumPlaces {
  return {
    chosen: process.env['CHROMIUM_PATH'],
    path: process.env['PATH'] ?? '',
    files: [...usualFiles, chromium.executablePath()],
  };
}

/** The first Chromium of these places, or undefined. One that was chosen must exist. */
export function installedChromium(places: ChromiumPlaces = usualPlaces()): string | undefined {
  if (places.chosen) {
    if (existsSync(places.chosen)) return places.chosen;
    throw new PlainProblem(`CHROMIUM_PATH names a file that does not exist: ${places.chosen}`);
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = places.path.split(delimiter).filter(Boolean);
  const inPath = folders.flatMap((folder) => programs.map((name) => join(folder, name + suffix)));
  return [...inPath, ...places.files].find((file) => existsSync(file));
}

async function tryToRun(program: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(program, [...args], { timeout: installWithinMs, killSignal: 'SIGKILL' });
    return true;
  } catch {
    return false;
  }
}

async function installWithApt(): Promise<boolean> {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot || !(await tryToRun('apt-get', ['update']))) return false;
  const install = (name: string) =>
    tryToRun('apt-get', ['install', '-y', '--no-install-recommends', name]);
  return (await install('chromium-headless-shell')) || install('chromium');
}

/** A Chromium for the browser tests, installed if there is none. Throws a PlainProblem. */
export async function ensureChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests, once …');
  const playwright = packageProgram('playwright-core');
  await tryToRun(process.execPath, [playwright, 'install', 'chromium']);
  const installed =
    installedChromium() ?? ((await installWithApt()) ? installedChromium() : undefined);
  if (installed) return installed;
  throw new PlainProblem(
    'The browser tests need Chromium, and it could not be installed here: ' +
      'install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  );
}
