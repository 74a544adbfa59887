import type { OwnListingDetails } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadMoreTextsHere } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { StaffNote } from '../../ui/user-text.tsx';
import { ApprovalAlert } from './approval-alert.tsx';

/** Lazy with its texts: hardly any ad is taken down. */
const LazyTakenDown = lazyComponent(async () => {
  const [file] = await Promise.all([import('./taken-down.tsx'), loadMoreTextsHere('reports')]);
  return file.TakenDown;
});

/** Status of a listing and what to do next. */
export function OwnerStatus({ listing }: { listing: OwnListingDetails }) {
  const { t } = useTranslation('own');
  const { status, availability, missing } = listing;
  if (status === 'rejected') return <Rejected listing={listing} />;
  if (status === 'pending' && missing.length > 0) return <ApprovalAlert isMainAction />;
  if (availability !== undefined)
    return <Alert kind="info">{t(`availability.${availability}.now`)}</Alert>;
  if (status === 'approved') return <Alert kind="success">{t('status.approved')}</Alert>;
  return <Alert kind="info">{t('status.pending')}</Alert>;
}

function Rejected({ listing }: { listing: OwnListingDetails }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const { _id: id, moderationNote, takenDown } = listing;
  return (
    <Alert
      kind="warning"
      action={
        <Button asChild width="full" whiteSpace="normal">
          <Link to={paths.editListing(language, id)}>{t('status.change')}</Link>
        </Button>
      }
    >
      {takenDown ? (
        <LazyTakenDown statement={takenDown} />
      ) : (
        <>
          {t('status.rejected')}
          {moderationNote !== undefined && (
            <StaffNote label={t('status.note')} note={moderationNote} />
          )}
        </>
      )}
    </Alert>
  );
}
