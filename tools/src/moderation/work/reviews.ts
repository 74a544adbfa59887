import { reviewReference, type ReviewKind } from '../../../../functions/src/review/store.ts';
import type { Data } from '../revision.ts';

/** What the product notes about an ad or a profile that waits; nothing where it has not noted any yet. */
export async function readReview(kind: ReviewKind, id: string): Promise<Data> {
  return (await reviewReference(kind, id).get()).data() ?? {};
}

/** A line with the page that shows it as members would see it. */
export function pageLines({ checkPage }: Data): string[] {
  return typeof checkPage === 'string' ? [`  look: ${checkPage}`] : [];
}
