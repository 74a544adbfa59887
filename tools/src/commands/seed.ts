import { seed } from '../seed/seed.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await seed();
  return undefined;
});
