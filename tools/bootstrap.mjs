// `node tools/bootstrap.mjs <command> [arguments]`: what every npm script runs. Plain JavaScript
// without dependencies, because on a new clone nothing is installed yet and Node may be 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdsAll, installationStamp, majorOf } from './installed.mjs';
import { npmProgram } from './npm-program.mjs';

const oldestNode = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.qaysari-installed');
const windows = process.platform === 'win32';
const pinnedNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

/**
 * @param {string} message
 * @returns {never}
 */
function giveUp(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a program to its end, handing on the signals that ask it to stop.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
function run(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', cwd: root, ...options });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const handOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, handOn);
  return new Promise((resolve) => {
    child.once('error', (error) => giveUp(`${program} cannot be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, handOn);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function npm(args) {
  const { program, args: first, shell } = npmProgram();
  return run(program, [...first, ...args], { shell });
}

/**
 * @param {string} file
 * @returns {any}
 */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {Buffer} lockFile
 * @returns {boolean}
 */
function isInstalled(lockFile) {
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamp === installationStamp(lockFile)) return true;
  const hidden = join(modules, '.package-lock.json');
  return existsSync(hidden) && holdsAll(JSON.parse(lockFile.toString()), readJson(hidden));
}

async function install() {
  const lockFile = readFileSync(join(root, 'package-lock.json'));
  if (!isInstalled(lockFile)) {
    console.log('Installing the dependencies (a minute or two, only when they change) …');
    const code = await npm(['ci', '--loglevel=error', '--no-audit', '--no-fund']);
    if (code !== 0) process.exit(code);
  }
  writeFileSync(stampFile, installationStamp(lockFile));
}

/** @returns {boolean} */
function hasPinnedNode() {
  const wanted = majorOf(readJson(join(root, 'package.json')).devDependencies.node);
  const { status, stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return status === 0 && majorOf(stdout) === wanted;
}

async function ensurePinnedNode() {
  if (hasPinnedNode()) return;
  // npm may be set up to leave the install scripts of packages out; this one fetches the program.
  await npm(['rebuild', 'node', '--loglevel=error']);
  if (hasPinnedNode()) return;
  giveUp('The package "node" did not bring its program. Run "npm rebuild node" and start again.');
}

const [command, ...rest] = process.argv.slice(2);
if (majorOf(process.version) < oldestNode) {
  giveUp(`Qaysari needs Node ${oldestNode} or newer to start; this is Node ${process.version}.`);
}
const file = join(root, 'tools/src/commands', `${command}.ts`);
if (!command || !existsSync(file)) giveUp(`There is no command "${command ?? ''}".`);
await install();
await ensurePinnedNode();
process.exit(await run(pinnedNode, [file, ...rest]));
