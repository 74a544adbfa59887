import { listingStatuses, type ListingStatus } from '@qaysari/contract/listing-entity';
import { configureAdmin, targetOptions } from '../commands/admin-target.ts';
import { helpOption, readCommandLine } from '../commands/command-line.ts';
import { PlainProblem } from '../plain-problem.ts';

const usage = `npm run moderate -- <what> [--project <id>]

  list [--status pending|approved|rejected]   ads, the oldest first (pending ones unless told)
  show <id>                                   one ad, and what is missing before it can be approved
  approve <id>…                               shows ads to everyone and tells their owners
  reject <id>… [--note <text>]                takes ads down; the owners read the note
  feature <id>… [--off]                       puts ads first in lists, or no longer
  block <user>…                               locks people out and hides their ads
  unblock <user>…                             lets them in again; their ads come back

<id>: as list and show print it. After an @ stands what was looked at: when the owner has changed the ad
since, nothing is decided. Without it the ad is taken as it is.
<user>: a username, an email address or a uid`;

const options = {
  ...targetOptions,
  ...helpOption,
  status: { type: 'string', default: 'pending' },
  note: { type: 'string', default: '' },
  off: { type: 'boolean', default: false },
} as const;

function statusOf(text: string): ListingStatus {
  const status = listingStatuses.find((each) => each === text);
  if (!status) throw new PlainProblem(usage);
  return status;
}

/** What is set by each of these words; `show` sets nothing. */
function decisionsWith(note: string, isFeatured: boolean) {
  return {
    show: undefined,
    approve: { status: 'approved' },
    reject: { status: 'rejected', moderationNote: note },
    feature: { isFeatured },
  } as const;
}

/**
 * Does what was typed after `npm run moderate --`, and answers the exit code: 1 when a decision was taken
 * back. Throws a PlainProblem for what makes no sense. `print`: where the answer goes.
 */
export async function moderate(
  args: string[],
  print: (text: string) => void = console.log,
): Promise<number> {
  const line = readCommandLine('npm run moderate', { args, options, allowPositionals: true });
  const { help, note, off, ...values } = line.values;
  const [what = '', ...ids] = line.positionals;
  if (help) {
    print(usage);
    return 0;
  }
  const status = statusOf(values.status);
  const decisions = decisionsWith(note, !off);
  const isList = what === 'list';
  if ((what === 'block' || what === 'unblock') && ids.length > 0) {
    await configureAdmin(values);
    const { lockOut } = await import('./lock-out.ts');
    for (const user of ids) print(await lockOut(user, what === 'block'));
    return 0;
  }
  if (!isList && !(Object.hasOwn(decisions, what) && ids.length > 0)) throw new PlainProblem(usage);
  await configureAdmin(values);
  const { applyDecision, describeListing, listListings } = await import('./moderation.ts');
  if (isList) print(await listListings(status));
  const decision = decisions[what as keyof typeof decisions];
  let allDone = true;
  for (const id of isList ? [] : ids) {
    const isDone = decision === undefined || (await applyDecision(id, decision));
    print(await describeListing(id));
    allDone &&= isDone;
  }
  return allDone ? 0 : 1;
}
