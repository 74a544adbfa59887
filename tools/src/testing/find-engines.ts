import { globSync } from 'node:fs';
import { PlainProblem } from '../plain-problem.ts';
import { installedProgram, installWithApt } from './find-program.ts';

/** What drives Firefox and WebKit, by the environment's variable that names its file. */
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
export type EnginePrograms = Record<ProgramVariable, string>;

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

/** The programs, installed if they are not there. Throws a PlainProblem. */
export async function ensureEngines(): Promise<EnginePrograms> {
  const wanted = Object.keys(programs) as ProgramVariable[];
  const missing = () => wanted.filter((variable) => installed(variable) === undefined);
  const packages = packagesOf(missing());
  if (packages.length > 0) {
    console.log(`Installing ${packages.join(', ')} for the tests in other engines, once …`);
    await installWithApt(packages);
  }
  const lacking = missing();
  if (lacking.length > 0) {
    throw new PlainProblem(
      `The tests in other engines need what Debian calls ${packagesOf(lacking).join(', ')}, and it could ` +
        `not be installed here: install it, or set ${lacking.join(', ')} to the programs.`,
    );
  }
  const files = wanted.map((variable) => [variable, installed(variable)]);
  return Object.fromEntries(files) as EnginePrograms;
}
