import { moderate } from '../moderation/moderate-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(() => moderate(process.argv.slice(2)));
