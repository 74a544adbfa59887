import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { limits } from '@qaysari/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { useCurrentPerson } from '../../lib/session/token.ts';
import { EmptyState, FailureNotice } from '../../ui/empty-state.tsx';
import { Card, Skeleton } from '../../ui/surfaces.tsx';
import { OwnReport } from './own-report.tsx';
import { ownReportsQuery } from './queries.ts';

/** What somebody has reported, and what came of it. */
export function OwnReports() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const me = useCurrentPerson();
  const { data, isError, refetch } = useQuery(ownReportsQuery(me, language));
  if (isError && !data) return <FailureNotice onRetry={() => void refetch()} />;
  if (!data) return <ReportsSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<Flag size={26} aria-hidden="true" />}
        title={t('mine.empty')}
        body={t('mine.emptyBody')}
      />
    );
  }
  return (
    <>
      <Grid as="ul" listStyleType="none" templateColumns="minmax(0, 1fr)" gap="4">
        {data.map((report) => (
          <li key={report.number}>
            <OwnReport report={report} />
          </li>
        ))}
      </Grid>
      {data.length >= limits.reportsListed && (
        <Box as="p" mt="4" fontSize="sm" color="fg.muted">
          {t('mine.latest', { max: limits.reportsListed })}
        </Box>
      )}
    </>
  );
}

function ReportsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Grid gap="4" role="status" aria-busy="true" aria-label={t('loading')}>
      {[0, 1, 2].map((card) => (
        <Card key={card} boxShadow="card" roomy>
          <Skeleton height="4" width="20%" mb="3" />
          <Skeleton height="5" width="65%" mb="4" />
          <Skeleton height="4" width="45%" mb="3" />
          <Skeleton height="4" width="55%" />
        </Card>
      ))}
    </Grid>
  );
}
