import { lazyPart } from '../../ui/lazy-part.tsx';
import { loadReportSheet } from './load-report-sheet.ts';

/** For menus: it opens as soon as it stands. */
export const LazyReportSheet = lazyPart(loadReportSheet);
