import { noteNewsletterExport } from '../../../functions/src/audit/store.ts';
import { composeNewsletter } from '../../../functions/src/newsletter/export.ts';
import { config } from '../../../functions/src/platform/config.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { PlainProblem } from '../plain-problem.ts';

/** A table of all who get the newsletter, as the function makes it. `origin`: where the site is. */
export async function exportNewsletter(origin: string): Promise<string> {
  if (config().addressHashKey === undefined) {
    throw new PlainProblem('ADDRESS_HASH_KEY is not set: docs/moderation.md, "The newsletter".');
  }
  const { csv, count } = await composeNewsletter(origin);
  const batch = firestore().batch();
  noteNewsletterExport(batch, { document: 'terminal', count });
  await batch.commit();
  return csv;
}
