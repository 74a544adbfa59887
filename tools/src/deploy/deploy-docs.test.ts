import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import * as functions from '../../../functions/src/index.ts';
import { rowsOf } from '../docs/markdown.ts';
import { readJson, readText, repositoryRoot } from '../repository.ts';

// It listens to each request of this process, which other tests share.
vi.mock('../../../functions/src/http/raw-request.ts');

/** What firebase-tools reads of a function. */
interface Facts {
  serviceAccountEmail: string;
  eventTrigger?: object;
  scheduleTrigger?: object;
}

const deployed = Object.entries(functions).map(([name, each]) => {
  const { __endpoint: facts } = each as unknown as { __endpoint: Facts };
  return { ...facts, name, account: facts.serviceAccountEmail.split('@', 1)[0] ?? '' };
});
const namesOf = (found: typeof deployed) => found.map(({ name }) => name).sort();

const guide = readText('docs/deploy.md');
/** The rows of a part's tables. */
const rowsOfPart = (part: number) =>
  rowsOf(guide.split(`\n## ${part}. `)[1]?.split('\n## ', 1)[0] ?? '');
/** Of the functions, not of people. */
const accountRows = rowsOfPart(7).filter(([account]) => account?.startsWith('qaysari-'));
const wordsIn = (cell = ''): string[] => cell.match(/[\w-]+/g) ?? [];

describe('docs/deploy.md', () => {
  it.each([
    ['eventarc', deployed.filter(({ eventTrigger }) => eventTrigger)],
    ['cloudscheduler', deployed.filter(({ scheduleTrigger }) => scheduleTrigger)],
  ])('names the functions that need %s', (api, needing) => {
    const row = rowsOfPart(3).find(([apis]) => wordsIn(apis).includes(api));
    const named = wordsIn(row?.[1]).filter((word) => /[A-Z]/.test(word));
    expect(named.toSorted()).toEqual(namesOf(needing));
  });

  it('names each account with its functions', () => {
    const named = accountRows.map(([account, names]) => [account, wordsIn(names).toSorted()]);
    const accounts = Map.groupBy(deployed, ({ account }) => account);
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries([...accounts].map(([account, all]) => [account, namesOf(all)])),
    );
  });
});

describe('deploy/roles', () => {
  const roles = globSync('deploy/roles/*.json', { cwd: repositoryRoot });
  const permissionsOf = (file: string) =>
    (readJson(file) as { includedPermissions: string[] }).includedPermissions;

  it.each(roles)('%s is given to somebody', (file) => {
    expect(guide).toContain(`projects/$PROJECT/roles/${basename(file, '.json')}"`);
  });

  it('lets staff change documents and accounts, and nothing else', () => {
    const reading = /\.(get|getMetadata|list|use)$/;
    const changing = permissionsOf('deploy/roles/qaysariStaff.json').filter(
      (permission) => !reading.test(permission),
    );
    expect(changing).toEqual([
      'datastore.entities.allocateIds',
      'datastore.entities.create',
      'datastore.entities.delete',
      'datastore.entities.update',
      'firebaseauth.users.update',
    ]);
  });
});

describe('deploy/audit-logs.json', () => {
  const { auditConfigs } = readJson('deploy/audit-logs.json') as {
    auditConfigs: { auditLogConfigs: { logType: string; exemptedMembers: string[] }[] }[];
  };
  const configs = auditConfigs.flatMap(({ auditLogConfigs }) => auditLogConfigs);

  it('leaves out every account of functions that writes, and nobody else', () => {
    const writing = accountRows.filter(([, , role]) => role?.includes('datastore.user'));
    const members = writing.map(
      ([account]) => `serviceAccount:${account}@PROJECT_ID.iam.gserviceaccount.com`,
    );
    expect(configs.flatMap(({ exemptedMembers }) => exemptedMembers).sort()).toEqual(
      members.sort(),
    );
  });

  it('records what docs/security.md says: writes, and no reads', () => {
    expect(configs.map(({ logType }) => logType)).toEqual(['DATA_WRITE']);
  });
});
