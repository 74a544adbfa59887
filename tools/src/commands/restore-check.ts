import { readFileSync } from 'node:fs';
import { PlainProblem } from '../plain-problem.ts';
import { configureAdmin, targetOptions } from './admin-target.ts';
import { helpOption, readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run restore:check -- --log <file> [--apply] [--project <id> [--bucket <name>]]

After a restore and before people come back: finds who came back with the backup although they had
deleted their account, sessions and lock-outs that were taken back by it, mails that would be sent
twice, and ads without their pictures. --log is what Cloud Logging knows since the backup
(docs/operations.md). With --apply it puts right what it can. Ends with 1 while something is left.`;

await runCommand(async () => {
  const options = {
    ...targetOptions,
    ...helpOption,
    log: { type: 'string' },
    apply: { type: 'boolean', default: false },
  } as const;
  const { help, log, apply, ...target } = readCommandLine('npm run restore:check', {
    options,
  }).values;
  if (help) {
    console.log(usage);
    return 0;
  }
  if (log === undefined) throw new PlainProblem(usage);
  const { readLogEvents } = await import('../restore/log-events.ts');
  const events = readLogEvents(readFileSync(log, 'utf8'));
  await configureAdmin(target);
  const { findRestoreWork } = await import('../restore/restore-work.ts');
  const { applyRestoreWork } = await import('../restore/apply-restore-work.ts');
  const { describeWork, isRestored, lacksAccounts } = await import('../restore/restore-work.ts');
  const work = await findRestoreWork(events);
  if (lacksAccounts(work)) {
    const { count, of } = work.withoutAccount;
    throw new PlainProblem(
      `${count} of ${of} people have no account, and the log does not say that they left. ` +
        'Restore Authentication first (docs/operations.md).',
    );
  }
  if (apply) await applyRestoreWork(work);
  console.log(describeWork(work, apply));
  return isRestored(work, apply) ? 0 : 1;
});
