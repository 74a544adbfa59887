import { Flag } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths, reportHash } from '../../lib/routes/routes.ts';
import { useCurrentPerson } from '../../lib/session/token.ts';
import { Button } from '../../ui/button.tsx';
import { useLazyWidget } from '../../ui/use-lazy-widget.ts';
import { signInAddress } from '../person/sign-in-link.ts';
import type { ReportTarget } from './report.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { loadMoreTextsHere } from '../../i18n/i18n.ts';
import type { ReportSheet } from './report-sheet.tsx';

/** Hardly anybody reports: the sheet and its texts load on first use. */
async function loadReportSheet(): Promise<typeof ReportSheet> {
  const [file] = await Promise.all([import('./report-sheet.tsx'), loadMoreTextsHere('reports')]);
  return file.ReportSheet;
}

/** For menus: it opens when it mounts. */
export const LazyReportSheet = lazyComponent(loadReportSheet);

interface ReportButtonProps {
  target: ReportTarget & { kind: 'listing' | 'person' };
}

/** Opens the sheet for members. Visitors sign in first; the sheet is open when they come back. One for each page. */
export function ReportButton({ target }: ReportButtonProps) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  const isMember = useCurrentPerson() !== undefined;
  const [isOpen, setOpen] = useState(false);
  const { Part: Sheet, begin, opener } = useLazyWidget(loadReportSheet);
  const open = () => {
    setOpen(true);
    begin();
  };
  const openAgain = useEffectEvent(() => {
    // A reload must not open it once more.
    void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
    open();
  });
  const isAskedFor = isMember && location.hash === reportHash;
  useEffect(() => {
    if (!isAskedFor) return undefined;
    // By then the page has set its own initial focus.
    const frame = requestAnimationFrame(openAgain);
    return () => cancelAnimationFrame(frame);
  }, [isAskedFor]);
  const press = () => {
    if (isMember) open();
    else void navigate(signInAddress(paths.signIn(language), { ...location, hash: reportHash }));
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        color="fg.muted"
        {...opener}
        {...(isMember && { 'aria-haspopup': 'dialog' })}
        aria-expanded={isOpen && Sheet !== undefined}
        onClick={press}
      >
        <Flag size={16} aria-hidden="true" />
        {t(`report.${target.kind}`)}
      </Button>
      {Sheet && <Sheet target={target} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
