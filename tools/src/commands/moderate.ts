import { parseArgs } from 'node:util';
import { listingStatuses, type ListingStatus } from '@qaysari/contract/listing-entity';
import { decide, describeAd, listAds } from '../moderation/moderation.ts';
import { PlainProblem } from '../plain-problem.ts';
import { pointAt, targetOptions } from './admin-target.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run moderate -- <what> [--project <id>]

  list [--status pending|approved|rejected]   ads, the oldest first (pending ones unless told)
  show <id>                                   one ad, and what is missing before it can be approved
  approve <id>…                               shows ads to everyone and tells their owners
  reject <id>… [--note <text>]                takes ads down; the owners read the note
  feature <id>… [--off]                       puts ads first in lists, or no longer`;

const options = {
  ...targetOptions,
  status: { type: 'string', default: 'pending' },
  note: { type: 'string' },
  off: { type: 'boolean', default: false },
} as const;

function statusOf(text: string): ListingStatus {
  const status = listingStatuses.find((each) => each === text);
  if (!status) throw new PlainProblem(usage);
  return status;
}

function needed(ids: string[]): string[] {
  if (ids.length === 0) throw new PlainProblem(usage);
  return ids;
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [what, ...ids] = positionals;
  const { status, note = '', off } = values;
  if (what === 'list') {
    await pointAt(values);
    console.log(await listAds(statusOf(status)));
    return 0;
  }
  const decisions = {
    approve: { status: 'approved' },
    reject: { status: 'rejected', moderationNote: note },
    feature: { isFeatured: !off },
  } as const;
  if (what !== 'show' && !(what === 'approve' || what === 'reject' || what === 'feature')) {
    throw new PlainProblem(usage);
  }
  let allDone = true;
  for (const id of needed(ids)) {
    await pointAt(values);
    const isDone = what === 'show' || (await decide(id, decisions[what]));
    console.log(await describeAd(id));
    allDone &&= isDone;
  }
  return allDone ? 0 : 1;
});
