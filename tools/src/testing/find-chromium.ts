import { chromium } from 'playwright-core';
import { packageProgram } from '../checks/run-program.ts';
import { PlainProblem } from '../plain-problem.ts';
import { installedProgram, installWithApt, tryToRun, type ProgramPlaces } from './find-program.ts';

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
export type ChromiumPlaces = Pick<ProgramPlaces, 'chosen' | 'path' | 'files'>;

function usualPlaces(): ChromiumPlaces {
  return {
    chosen: process.env['CHROMIUM_PATH'],
    path: process.env['PATH'] ?? '',
    files: [...usualFiles, chromium.executablePath()],
  };
}

/** The first Chromium of these places, or undefined. One that was chosen must exist. */
export function installedChromium(places: ChromiumPlaces = usualPlaces()): string | undefined {
  return installedProgram({ variable: 'CHROMIUM_PATH', names: programs, ...places });
}

/** A Chromium for the browser tests, installed if there is none. Throws a PlainProblem. */
export async function ensureChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests, once …');
  const playwright = packageProgram('playwright-core');
  await tryToRun(process.execPath, [playwright, 'install', 'chromium']);
  const isThere =
    installedChromium() !== undefined ||
    (await installWithApt(['chromium-headless-shell'])) ||
    (await installWithApt(['chromium']));
  const installed = isThere ? installedChromium() : undefined;
  if (installed) return installed;
  throw new PlainProblem(
    'The browser tests need Chromium, and it could not be installed here: ' +
      'install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  );
}
