import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PlainProblem } from '../plain-problem.ts';

/** firebase-tools requires it: MIN_SUPPORTED_JAVA_MAJOR_VERSION in its commandUtils. */
const minJavaVersion = 21;

export interface Java {
  /** Absolute path of the `java` program. */
  executable: string;
  major: number;
}

/** Possible locations of Java, in order. */
export interface JavaLocations {
  javaHome: string | undefined;
  path: string;
  /** Folders with one Java per subfolder. */
  folders: readonly string[];
}

/** The major version in the output of `java -version`; undefined if there is none. */
export function parseJavaMajor(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

const program = process.platform === 'win32' ? 'java.exe' : 'java';

function defaultFolders(): string[] {
  const home = homedir();
  const own = [join(home, '.sdkman/candidates/java'), join(home, '.jdks'), join(home, '.jenv')];
  if (process.platform === 'darwin') {
    return [
      '/Library/Java/JavaVirtualMachines',
      join(home, 'Library/Java/JavaVirtualMachines'),
      '/opt/homebrew/opt',
      '/usr/local/opt',
      ...own,
    ];
  }
  if (process.platform === 'win32') {
    const programs = process.env['ProgramFiles'] ?? 'C:\\Program Files';
    const makers = ['Java', 'Eclipse Adoptium', 'Microsoft', 'Zulu', 'Amazon Corretto'];
    return [...makers.map((maker) => join(programs, maker)), ...own];
  }
  return ['/usr/lib/jvm', '/usr/lib64/jvm', '/usr/java', '/opt/java', '/opt', ...own];
}

/** The locations on this machine. */
function defaultJavaLocations(): JavaLocations {
  return {
    javaHome: process.env['JAVA_HOME'],
    path: process.env['PATH'] ?? '',
    folders: defaultFolders(),
  };
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder).sort().reverse();
  } catch {
    return [];
  }
}

function candidates(places: JavaLocations): string[] {
  const inPath = places.path.split(delimiter).filter(Boolean);
  const homes = places.folders.flatMap((folder) =>
    subfolders(folder).flatMap((name) => [
      join(folder, name),
      join(folder, name, 'Contents/Home'),
      join(folder, name, 'libexec/openjdk.jdk/Contents/Home'),
    ]),
  );
  return [
    ...(places.javaHome ? [join(places.javaHome, 'bin', program)] : []),
    ...inPath.map((folder) => join(folder, program)),
    ...homes.map((home) => join(home, 'bin', program)),
  ];
}

function majorOf(executable: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    execFile(executable, ['-version'], { timeout: 20_000 }, (_error, stdout, stderr) => {
      resolve(parseJavaMajor(`${stderr}\n${stdout}`));
    });
  });
}

/** Finds the first Java that is new enough. Throws a PlainProblem that names an older one. */
export async function findJava(places: JavaLocations = defaultJavaLocations()): Promise<Java> {
  const tooOld: Java[] = [];
  const existing = candidates(places).filter((file) => existsSync(file));
  for (const executable of new Set(existing)) {
    const major = await majorOf(executable);
    if (major === undefined) continue;
    if (major >= minJavaVersion) return { executable, major };
    tooOld.push({ executable, major });
  }
  const [first] = tooOld;
  const found = first
    ? `only Java ${first.major} was found (${first.executable})`
    : 'none was found';
  throw new PlainProblem(
    `The Firestore emulator needs Java ${minJavaVersion} or newer, and ${found}. ` +
      'Install one (for example from https://adoptium.net) and start again.',
  );
}
