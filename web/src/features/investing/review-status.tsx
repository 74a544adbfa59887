import {
  isProfileComplete,
  type InvestorProfile,
  type User,
} from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dated } from '../../ui/dated.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { StaffNote } from '../../ui/user-text.tsx';
import { ProfileNeeded } from './investor-form.tsx';

interface ReviewStatusProps {
  user: User;
  profile: InvestorProfile;
  /** Omitted while the form is open. */
  onEdit?: () => void;
}

/** The review status of a profile, and what to do next. */
export function ReviewStatus({ user, profile, onEdit }: ReviewStatusProps) {
  const { t } = useTranslation('investing');
  if (profile.status === 'approved') return <Approved user={user} profile={profile} />;
  if (profile.status === 'rejected') {
    return <Rejected profile={profile} {...(onEdit && { onEdit })} />;
  }
  return (
    <>
      <Alert kind="info">{t('status.pending')}</Alert>
      {!isProfileComplete(user) && <ProfileNeeded />}
    </>
  );
}

function Approved({ user, profile: { approvedAt } }: Pick<ReviewStatusProps, 'user' | 'profile'>) {
  const { t } = useTranslation('investing');
  const language = useLanguage();
  return (
    <Alert
      kind="success"
      action={
        <RouterLink
          to={paths.investorDetails(language, user._id)}
          display="inline-flex"
          alignItems="center"
          minH="11"
        >
          {t('status.seePage')}
        </RouterLink>
      }
    >
      {approvedAt === undefined ? (
        t('status.approved')
      ) : (
        <Dated iso={approvedAt}>{(date) => t('status.approvedOn', { date })}</Dated>
      )}
    </Alert>
  );
}

function Rejected({ profile, onEdit }: Omit<ReviewStatusProps, 'user'>) {
  const { t } = useTranslation('investing');
  const { moderationNote } = profile;
  return (
    <Alert kind="warning" action={onEdit && <Button onClick={onEdit}>{t('status.change')}</Button>}>
      {t('status.rejected')}
      {moderationNote !== undefined && <StaffNote label={t('status.note')} note={moderationNote} />}
    </Alert>
  );
}
