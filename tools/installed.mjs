// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.
import { createHash } from 'node:crypto';

/**
 * What node_modules/.qaysari-installed holds after an installation from this lock file.
 * @param {string | Buffer} lockFile
 * @returns {string}
 */
export function installationStamp(lockFile) {
  return createHash('sha256').update(lockFile).digest('hex');
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether npm has installed exactly this lock already, as after a `npm install` by hand. `hidden` is
 * npm's own record, node_modules/.package-lock.json. Optional packages depend on the machine.
 * @param {Lock} lock
 * @param {Lock} hidden
 * @returns {boolean}
 */
export function holdsAll(lock, hidden) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const isDownloaded = path.includes('node_modules/') && !wanted.link;
    if (!isDownloaded || wanted.optional || wanted.devOptional || wanted.peer) return true;
    const found = hidden.packages[path];
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/**
 * The first number of a version such as "v24.21.0".
 * @param {string} version
 * @returns {number}
 */
export function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}
