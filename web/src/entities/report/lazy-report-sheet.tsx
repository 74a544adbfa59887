import { loadMoreTextsHere } from '../../i18n/i18n.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** For menus: it opens as soon as it stands. */
export const LazyReportSheet = lazyPart(async () => {
  const [{ ReportSheet }] = await Promise.all([
    import('./report-sheet.tsx'),
    loadMoreTextsHere('reports'),
  ]);
  return ReportSheet;
});
