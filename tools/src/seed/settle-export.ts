import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedNow } from './seed-clock.ts';
import { settleFirestoreExport } from './settle-firestore-export.ts';

/** The shape of an exported account that this file touches; the rest is kept as it is. */
interface Account {
  localId: string;
  salt?: string;
  passwordHash?: string;
  [field: string]: unknown;
}

interface StoredObject {
  bucket: string;
  name: string;
  [field: string]: unknown;
}

const milliseconds = String(seedNow.getTime());
const moment = seedNow.toISOString();

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Salts and times of accounts: made from the account instead of chance and the clock. */
export function settleAccounts(folder: string): void {
  const file = join(folder, 'accounts.json');
  const { users, ...others } = JSON.parse(readFileSync(file, 'utf8')) as { users: Account[] };
  const settled = users.map((account) => {
    const salt = `fakeSalt${digest(account.localId).slice(0, 20)}`;
    const hash = account.passwordHash?.replace(`salt=${account.salt ?? ''}:`, `salt=${salt}:`);
    return {
      ...account,
      ...(hash ? { salt, passwordHash: hash } : {}),
      validSince: String(Math.floor(seedNow.getTime() / 1000)),
      createdAt: milliseconds,
      lastLoginAt: milliseconds,
      passwordUpdatedAt: seedNow.getTime(),
      lastRefreshAt: moment,
    };
  });
  settled.sort((one, other) => (one.localId < other.localId ? -1 : 1));
  writeJson(file, { ...others, users: settled });
}

/** File names, generations, times and tokens of stored objects: made from the object's name. */
export function settleObjects(folder: string): void {
  const metadataFolder = join(folder, 'metadata');
  for (const file of readdirSync(metadataFolder)) {
    const object = JSON.parse(readFileSync(join(metadataFolder, file), 'utf8')) as StoredObject;
    const blob = decodeURIComponent(file.replace(/\.json$/, ''));
    const name = digest(`${object.bucket}/${object.name}`).slice(0, 32);
    renameSync(join(folder, 'blobs', blob), join(folder, 'blobs', name));
    rmSync(join(metadataFolder, file));
    writeJson(join(metadataFolder, `${name}.json`), {
      ...object,
      generation: seedNow.getTime(),
      etag: name.slice(0, 20),
      timeCreated: moment,
      updated: moment,
      downloadTokens: [],
    });
  }
}

/**
 * Takes chance and the clock out of an export of the emulators, so that the same seed gives the
 * same files, byte for byte.
 */
export function settleExport(folder: string): void {
  settleAccounts(join(folder, 'auth_export'));
  settleObjects(join(folder, 'storage_export'));
  settleFirestoreExport(join(folder, 'firestore_export'));
}
