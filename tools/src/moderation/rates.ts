import { collection } from '../../../functions/src/platform/collections.ts';
import { Timestamp } from '../../../functions/src/platform/firestore.ts';
import { acceptRate } from '../../../functions/src/rate/accept-rate.ts';
import { acceptedRates, readSettledRate } from '../../../functions/src/rate/store.ts';
import type { TypedRate } from './rate-command.ts';
import { textOf, timeOf, type Data } from './revision.ts';

const rates = () => collection('rates');

/** Enters a rate and does the trigger's work at once. Answers its id, and whether it is in force now. */
export async function enterRate({
  dinars,
  source,
  date,
  isConfirmed,
}: TypedRate): Promise<{ id: string; isAccepted: boolean }> {
  const { id } = await rates().add({
    ...{ dinars, source },
    ...(date && { date: Timestamp.fromDate(date) }),
    ...(isConfirmed && { confirmed: true }),
  });
  return { id, isAccepted: (await acceptRate(id)) === 'accepted' };
}

/** The outcome of a rate, as staff read it. */
export async function describeRate(id: string): Promise<string> {
  return lineOf(id, (await rates().doc(id).get()).data() ?? {}).join('\n');
}

const listed = 10;

/** The rate in force, then the latest ones that staff have set, whatever came of them. */
export async function listRates(): Promise<string> {
  const [inForce, latest] = await Promise.all([
    acceptedRates().limit(listed).get(),
    rates().orderBy('judgedAt', 'desc').limit(listed).get(),
  ]);
  const current = inForce.docs.find((each) => readSettledRate(each.data()));
  const lines = latest.docs.flatMap((each) => lineOf(each.id, each.data()));
  const head = current ? lineOf(current.id, current.data())[0] : 'none';
  return [`in force: ${head}`, 'latest:', ...lines].join('\n');
}

/** `date` is missing where staff left it out and nothing was accepted. */
function lineOf(id: string, data: Data): string[] {
  const { dinars, source, date, status, reason } = data;
  const at = timeOf(date) || 'without date';
  const line = [id, at, textOf(dinars), textOf(status), textOf(source)].join('  ');
  return typeof reason === 'string'
    ? [line, ...reason.split('\n').map((each) => `  reason: ${each}`)]
    : [line];
}
