import { isContention } from '../../functions/src/platform/firestore.ts';

/**
 * Does it again while others hold the document. So do the console, with a press of staff, and Cloud Functions, which
 * deliver an event again that failed.
 */
export async function untilFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error)) throw error;
    }
  }
}
