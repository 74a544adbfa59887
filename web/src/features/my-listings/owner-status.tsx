import type { OwnListing } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StaffNote } from '../../ui/user-text.tsx';
import { ApprovalAlert } from './approval-alert.tsx';

/** Status of a listing and what to do next. */
export function OwnerStatus({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('own');
  const { status, availability, missing } = listing;
  if (status === 'rejected') return <Rejected listing={listing} />;
  if (status === 'pending' && missing.length > 0) return <ApprovalAlert isMainAction />;
  if (availability !== undefined)
    return <Alert kind="info">{t(`availability.${availability}.now`)}</Alert>;
  if (status === 'approved') return <Alert kind="success">{t('status.approved')}</Alert>;
  return <Alert kind="info">{t('status.pending')}</Alert>;
}

function Rejected({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const { _id: id, moderationNote } = listing;
  return (
    <Alert
      kind="warning"
      action={
        <Button asChild width="full" whiteSpace="normal">
          <Link to={paths.editListing(language, id)}>{t('status.change')}</Link>
        </Button>
      }
    >
      {t('status.rejected')}
      {moderationNote !== undefined && <StaffNote label={t('status.note')} note={moderationNote} />}
    </Alert>
  );
}
