import { NotDone } from '../work-off.ts';
import { openAd } from './ads.ts';
import { openCase } from './cases.ts';
import { openInvestor } from './investors.ts';
import { openRequest } from './requests.ts';
import type { Thing, Waiting } from './thing.ts';

const openers = {
  listing: openAd,
  investor: openInvestor,
  case: openCase,
  promotion: openRequest,
  question: openRequest,
} as const satisfies Record<Waiting['kind'], (waiting: Waiting) => Promise<Thing | undefined>>;

/** A thing as it is now; undefined where it waits no more. */
export async function openThing(waiting: Waiting): Promise<Thing | undefined> {
  try {
    return await openers[waiting.kind](waiting);
  } catch (error) {
    if (error instanceof NotDone) return undefined;
    throw error;
  }
}
