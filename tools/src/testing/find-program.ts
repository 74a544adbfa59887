import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { PlainProblem } from '../plain-problem.ts';

const run = promisify(execFile);
const installWithinMs = 5 * 60_000;

/** Where a program may be: tried in this order. */
export interface ProgramPlaces {
  /** The environment's variable that names the program's file. */
  variable: string;
  chosen: string | undefined;
  /** Its names in the folders of `path`. */
  names: readonly string[];
  path: string;
  files: readonly string[];
}

/** The first program of these places, or undefined. One that was chosen must exist. */
export function installedProgram(places: ProgramPlaces): string | undefined {
  if (places.chosen) {
    if (existsSync(places.chosen)) return places.chosen;
    throw new PlainProblem(`${places.variable} names a file that does not exist: ${places.chosen}`);
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = places.path.split(delimiter).filter(Boolean);
  const inPath = folders.flatMap((folder) =>
    places.names.map((name) => join(folder, name + suffix)),
  );
  return [...inPath, ...places.files].find((file) => existsSync(file));
}

/** Whether a program that installs something ends well, in time. */
export async function tryToRun(program: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(program, [...args], {
      timeout: installWithinMs,
      killSignal: 'SIGKILL',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/** Installs packages where apt-get and the right to use it are there; answers whether it did. */
export async function installWithApt(packages: readonly string[]): Promise<boolean> {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot || !(await tryToRun('apt-get', ['update']))) return false;
  return tryToRun('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}
