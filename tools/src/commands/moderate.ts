import { moderate } from '../moderation/moderate-command.ts';
import { quietLog } from '../moderation/quiet-log.ts';
import { runCommand } from './run-command.ts';

await quietLog();
await runCommand(() => moderate(process.argv.slice(2)));
