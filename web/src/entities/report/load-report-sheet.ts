import { loadMoreTextsHere } from '../../i18n/i18n.ts';

/** Hardly anybody reports: the sheet and its texts come when they are first needed. */
export async function loadReportSheet() {
  const [{ ReportSheet }] = await Promise.all([
    import('./report-sheet.tsx'),
    loadMoreTextsHere('reports'),
  ]);
  return ReportSheet;
}
