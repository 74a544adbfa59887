/**
 * The whole of a process that a test begins where no functions emulator runs: triggers, by their file and the id of the
 * document, one after the other. `CLOCK_AHEAD_MS` moves the clock, so that a sweep finds what is old.
 */
import { clock } from '../../functions/src/platform/clock.ts';

const triggers = {
  alertsSwept: async () => (await import('../../functions/src/schedules.ts')).alertsSwept,
  deletionCreated: async () => (await import('../../functions/src/triggers.ts')).deletionCreated,
  deletionsSwept: async () => (await import('../../functions/src/schedules.ts')).deletionsSwept,
  listingAlerts: async () => (await import('../../functions/src/triggers.ts')).listingAlerts,
  mailCreated: async () => (await import('../../functions/src/triggers.ts')).mailCreated,
  mailsSwept: async () => (await import('../../functions/src/schedules.ts')).mailsSwept,
  messageWritten: async () => {
    const { messageWritten } = await import('../../functions/src/triggers.ts');
    return (id: string) => messageWritten(id, undefined);
  },
  remindersSwept: async () => (await import('../../functions/src/schedules.ts')).remindersSwept,
} satisfies Record<string, () => Promise<(id: string) => Promise<void>>>;

/** The name of a trigger, and the id for those of a document. */
export type TriggerCall = readonly [name: keyof typeof triggers, id?: string];

const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
clock.now = () => Date.now() + ahead;

const calls = JSON.parse(process.argv[2] ?? '[]') as TriggerCall[];
for (const [name, id = ''] of calls) await (await triggers[name]())(id);
process.exit();
