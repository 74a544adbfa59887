import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { runNpm } from '../../build/run-npm.ts';
import { PlainProblem } from '../../plain-problem.ts';
import { cacheDirectory, repositoryRoot } from '../../repository.ts';
import { type SiteProxy, startSiteProxy } from './site-proxy.ts';

const workspaces = ['contract', 'functions', 'tools', 'web'];
/** Results of builds that a checkout can reuse where their inputs are the same. */
const reusable = ['built-seed', 'emulator-data', 'seed-pictures', 'firestore-emulator.jar'];

/** The files of another commit, with its packages, in a folder of their own. */
interface Checkout {
  root: string;
  commit: string;
  remove(): void;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
}

function commitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    throw new PlainProblem(`There is no commit "${name}".`);
  }
}

/** Whether the other commit needs the packages of this one. */
function hasSamePackages(root: string): boolean {
  const [here, there] = [repositoryRoot, root].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  return here === there;
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** Links each package, but the workspaces to those of the checkout. */
function linkPackages(root: string): void {
  const modules = join(repositoryRoot, 'node_modules');
  for (const name of readdirSync(modules)) {
    if (name !== '@qaysari' && !name.startsWith('.')) {
      link(join(modules, name), join(root, 'node_modules', name));
    }
  }
  for (const name of workspaces.filter((each) => existsSync(join(root, each)))) {
    link(join(root, name), join(root, 'node_modules/@qaysari', name));
    const own = join(repositoryRoot, name, 'node_modules');
    if (existsSync(own)) link(own, join(root, name, 'node_modules'));
  }
}

function copyCache(root: string): void {
  for (const name of reusable.filter((each) => existsSync(join(cacheDirectory, each)))) {
    cpSync(join(cacheDirectory, name), join(root, '.cache', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/** Checks out a commit into a temporary worktree. Throws a PlainProblem when there is no such commit. */
export async function checkOut(name: string): Promise<Checkout> {
  const commit = commitOf(name);
  const root = join(cacheDirectory, `bench-web/${commit.slice(0, 12)}-${process.pid}`);
  const remove = () => {
    rmSync(root, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  git('worktree', 'add', '--detach', '--force', root, commit);
  try {
    if (hasSamePackages(root)) linkPackages(root);
    else await runNpm(['ci'], root);
    copyCache(root);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, commit, remove };
}

/** A checkout that is built and served. */
export interface ServedCheckout extends AsyncDisposable {
  label: 'now' | 'before';
  root: string;
  proxy: SiteProxy;
  /** That of the proxy. */
  origin: string;
}

/** Builds a checkout and serves it in a process of its own, as each launcher knows only its own folder. */
export async function serveCheckout(
  label: ServedCheckout['label'],
  root: string,
): Promise<ServedCheckout> {
  const child = fork(join(import.meta.dirname, 'serve-checkout.ts'), [root], {
    cwd: root,
    // What it prints goes to stderr, because the last line of stdout is for programs.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const exit = once(child, 'exit');
  const failed = exit.then(() => Promise.reject(new Error(`${root} could not be served`)));
  const [{ origin }] = (await Promise.race([once(child, 'message'), failed])) as [
    { origin: string },
  ];
  failed.catch(() => undefined);
  const proxy = await startSiteProxy(origin);
  return {
    label,
    root,
    proxy,
    origin: proxy.origin,
    async [Symbol.asyncDispose]() {
      await proxy.close();
      if (child.exitCode !== null) return;
      child.send('stop');
      await exit;
    },
  };
}
