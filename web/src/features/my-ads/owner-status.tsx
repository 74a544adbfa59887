import { Box } from '@chakra-ui/react/box';
import type { OwnListing } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/routes/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { ApprovalAlert } from './approval-alert.tsx';

/** Says how it stands with one's own ad, and what to do about it. */
export function OwnerStatus({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const { _id: id, status, missing, moderationNote } = listing;
  if (status === 'approved') return <Alert kind="success">{t('status.approved')}</Alert>;
  if (status === 'pending') {
    return missing.length > 0 ? (
      <ApprovalAlert />
    ) : (
      <Alert kind="info">{t('status.pending')}</Alert>
    );
  }
  return (
    <Alert
      kind="warning"
      action={
        <RouterLink to={paths.editAd(language, id)} display="inline-block" py="1" inText>
          {t('status.change')}
        </RouterLink>
      }
    >
      {t('status.rejected')}
      {moderationNote !== undefined && (
        <>
          <Box as="span" display="block" mt="2" fontWeight="semibold">
            {t('status.note')}
          </Box>
          <Box as="span" display="block" dir="auto" textAlign="start" whiteSpace="pre-line">
            {moderationNote}
          </Box>
        </>
      )}
    </Alert>
  );
}
