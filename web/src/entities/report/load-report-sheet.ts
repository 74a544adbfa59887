import { loadMoreTextsHere } from '../../i18n/i18n.ts';
import type { ReportSheet } from './report-sheet.tsx';

/** Hardly anybody reports: the sheet and its texts come when they are first needed. */
export async function loadReportSheet(): Promise<typeof ReportSheet> {
  const [file] = await Promise.all([import('./report-sheet.tsx'), loadMoreTextsHere('reports')]);
  return file.ReportSheet;
}
