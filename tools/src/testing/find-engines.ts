import { globSync } from 'node:fs';
import { PlainProblem } from '../plain-problem.ts';
import { installedProgram, installWithApt } from './find-program.ts';

/** The engines beside Chromium, each with the programs that drive it. */
const engines = {
  firefox: ['FIREFOX_PATH'],
  webkit: ['WEBKIT_DRIVER_PATH', 'MINIBROWSER_PATH', 'XVFB_PATH'],
} as const;

export type EngineName = keyof typeof engines;
const engineNames = Object.keys(engines) as EngineName[];

/** By the environment's variable that names its file. */
const programs = {
  FIREFOX_PATH: {
    names: ['firefox-esr', 'firefox'],
    files: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    debianPackage: 'firefox-esr',
  },
  WEBKIT_DRIVER_PATH: {
    names: ['WebKitWebDriver'],
    files: [],
    debianPackage: 'webkit2gtk-driver',
  },
  // WebKitGTK's own small browser lies beside the library, on no PATH.
  MINIBROWSER_PATH: {
    names: [],
    files: ['/usr/lib/*/webkit*gtk-*/MiniBrowser', '/usr/libexec/webkit*gtk-*/MiniBrowser'],
    debianPackage: 'libwebkit2gtk-4.1-0',
  },
  XVFB_PATH: { names: ['Xvfb'], files: [], debianPackage: 'xvfb' },
} as const;

type ProgramVariable = keyof typeof programs;
export type EnginePrograms = Partial<Record<ProgramVariable, string>>;

/** The engines that these parts of file names choose: all when there are none. */
export function enginesOf(patterns: readonly string[]): EngineName[] {
  return engineNames.filter(
    (name) =>
      patterns.length === 0 ||
      patterns.some((pattern) => `tests/engines/${name}.test.ts`.includes(pattern)),
  );
}

function installed(variable: ProgramVariable): string | undefined {
  const { names, files } = programs[variable];
  return installedProgram({
    variable,
    chosen: process.env[variable],
    names,
    path: process.env['PATH'] ?? '',
    files: globSync(files),
  });
}

function packagesOf(variables: readonly ProgramVariable[]): string[] {
  return variables.map((variable) => programs[variable].debianPackage);
}

/** The programs of these engines, installed if they are not there. Throws a PlainProblem. */
export async function ensureEngines(names: readonly EngineName[]): Promise<EnginePrograms> {
  const wanted: ProgramVariable[] = names.flatMap((name) => [...engines[name]]);
  const missing = () => wanted.filter((variable) => installed(variable) === undefined);
  const packages = packagesOf(missing());
  if (packages.length > 0) {
    console.log(`Installing ${packages.join(', ')} for the engine tests, once …`);
    await installWithApt(packages);
  }
  const lacking = missing();
  if (lacking.length > 0) {
    throw new PlainProblem(
      `The engine tests need what Debian calls ${packagesOf(lacking).join(', ')}, and it could not ` +
        `be installed here: install it, or set ${lacking.join(', ')} to the programs.`,
    );
  }
  return Object.fromEntries(wanted.map((variable) => [variable, installed(variable)]));
}
