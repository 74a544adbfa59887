import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../emulators/process-tree.ts';
import { cacheDirectory } from '../repository.ts';
import type { Product } from './start-product.ts';

/** The file in which `npm start` and `npm run dev` note the running stack, so that tests can use it. */
const noteFile = join(cacheDirectory, 'stack.json');

interface Note {
  /** The launcher. */
  pid: number;
  environment: Record<string, string>;
}

/** The environment variables by which tests find a stack. `site`: its address for browsers, if not Hosting. */
export function stackVariables(
  { emulators, mail }: Pick<Product, 'emulators' | 'mail'>,
  site = emulators.origin,
): Record<string, string> {
  return {
    ...emulators.environment,
    QAYSARI_ORIGIN: emulators.origin,
    QAYSARI_SITE: site,
    MAIL_API: `${mail.origin}/api/messages`,
    // Tests send mails themselves, too.
    SMTP_URL: mail.smtpUrl,
    // Google's libraries must not look for the metadata server of a cloud.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Notes the stack of this process. Returns a function that removes the note. */
export function noteStack(environment: Record<string, string>, file = noteFile): () => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, environment } satisfies Note));
  return () => rmSync(file, { force: true });
}

/** The variables of the noted stack, or undefined when none runs: a launcher that was killed leaves its note. */
export async function findRunningStack(
  file = noteFile,
): Promise<Record<string, string> | undefined> {
  if (!existsSync(file)) return undefined;
  const { pid, environment } = JSON.parse(readFileSync(file, 'utf8')) as Note;
  const answers = await Promise.all(
    ['QAYSARI_ORIGIN', 'MAIL_API'].map((name) => answersWell(environment[name] ?? '')),
  );
  return isAlive(pid) && answers.every(Boolean) ? environment : undefined;
}

async function answersWell(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
