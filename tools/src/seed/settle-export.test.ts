import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { settleAccounts, settleObjects } from './settle-export.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function settle(folder: string): void {
  settleAccounts(join(folder, 'auth_export'));
  settleObjects(join(folder, 'storage_export'));
}

/** An export as the emulators write it: chance in names, salts, tokens and times. */
function exportWith(chance: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'settle-'));
  folders.push(folder);
  for (const name of ['auth_export', 'storage_export/blobs', 'storage_export/metadata']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const salt = `fakeSalt${chance}`;
  const account = (localId: string) => ({
    ...{ localId, salt, passwordHash: `fakeHash:salt=${salt}:password=Secret-1` },
    lastLoginAt: chance,
  });
  const users = chance === 'x' ? [account('b'), account('a')] : [account('a'), account('b')];
  writeFileSync(join(folder, 'auth_export/accounts.json'), JSON.stringify({ kind: 'k', users }));
  writeFileSync(join(folder, 'storage_export/blobs', chance), 'bytes');
  const object = { bucket: 'shop', name: 'listings/1/a.webp', size: 5, generation: chance.length };
  const metadata = JSON.stringify({ ...object, timeCreated: chance, downloadTokens: [chance] });
  writeFileSync(join(folder, 'storage_export/metadata', `${chance}.json`), metadata);
  return folder;
}

function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    names.sort().map((name) => [name.slice(folder.length), readFileSync(name, 'utf8')]),
  );
}

it('makes two exports of the same data the same, byte for byte', () => {
  const [one, other] = [exportWith('x'), exportWith('longer')];
  settle(one);
  settle(other);
  expect(contents(one)).toEqual(contents(other));
});

it('keeps what the emulators need to sign people in and to find the bytes', () => {
  const folder = exportWith('x');
  settle(folder);
  const all = contents(folder);
  const { users } = JSON.parse(all['/auth_export/accounts.json'] ?? '') as {
    users: { salt: string; passwordHash: string }[];
  };
  for (const { salt, passwordHash } of users) {
    expect(passwordHash).toBe(`fakeHash:salt=${salt}:password=Secret-1`);
  }
  const blob = Object.entries(all).find(([name]) => name.includes('/blobs/'));
  const metadata = blob?.[0].replace('/blobs/', '/metadata/').concat('.json') ?? '';
  expect(blob?.[1]).toBe('bytes');
  expect(JSON.parse(all[metadata] ?? '')).toMatchObject({ name: 'listings/1/a.webp', size: 5 });
});
