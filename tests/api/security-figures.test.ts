import { expect, test } from 'vitest';
import { deletionSteps } from '../../functions/src/deletion/delete-user.ts';
import { allCollections } from '../../functions/src/platform/collections.ts';
import { readText } from '../../tools/src/repository.ts';
import { accessTable, actors as clients, operations } from '../rules/access-table.ts';
import { actors } from '../support/endpoint-scene.ts';
import { commandKinds } from '../support/market-commands.ts';
import { endpointTable, rowsOf } from './endpoint-table.ts';

/** docs/security.md, against the tables that it counts. */

const page = readText('docs/security.md');
const counted = (count: number) => count.toLocaleString('en');

const rows = Object.keys(endpointTable).flatMap((name) =>
  rowsOf(name as keyof typeof endpointTable),
);

test.each([
  `${allCollections().length} collections`,
  `${allCollections().length} collections, cut off at each of ${Object.keys(deletionSteps).length} steps`,
  `${counted(accessTable().length)} requests, ${Object.keys(clients).length} actors, ${operations.length} operations`,
  `${Object.keys(endpointTable).length} endpoints, ${actors.length} actors`,
  `${rows.length} rows, ${counted(rows.length * actors.length)} answers`,
  `${Object.keys(commandKinds).length} kinds of commands`,
])('docs/security.md says: %s', (figure) => {
  expect(page.replaceAll(/\s+/g, ' ')).toContain(figure);
});
