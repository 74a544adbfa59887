/** A page number, or a gap of pages left out. */
export type PageStep = number | 'gap';

/** First and last page, and `reach` pages on each side of the current one; gaps between them (spec section 2). */
export function pageWindow(current: number, last: number, reach: number): PageStep[] {
  const from = Math.max(1, current - reach);
  const to = Math.min(last, current + reach);
  const steps: PageStep[] = [];
  if (from > 1) steps.push(1);
  if (from > 2) steps.push('gap');
  for (let page = from; page <= to; page += 1) steps.push(page);
  if (to < last - 1) steps.push('gap');
  if (to < last) steps.push(last);
  return steps;
}
