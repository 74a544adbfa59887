import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { limits } from '@qaysari/contract/shared/limits';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Flag, CircleCheck, CircleMinus, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import type { Language } from '@qaysari/contract/shared/languages';
import { listReports } from '@qaysari/contract/report/calls';
import { Flex } from '@chakra-ui/react/flex';
import type { Report } from '@qaysari/contract/report/types';
import type { ReactNode } from 'react';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useCurrentPerson } from '../lib/session/token.ts';
import { EmptyState, FailureNotice } from '../ui/empty-state.tsx';
import { Card, Skeleton } from '../ui/surfaces.tsx';
import { reportKeys, ReportNumber } from '../entities/report/report.tsx';
import { callAsMember } from '../lib/api/api-client.ts';
import { Dated } from '../ui/dated.tsx';
import { Heading } from '../ui/page.tsx';
import { UserLine } from '../ui/user-text.tsx';

type State = NonNullable<Report['outcome']> | 'open';

const icons: Record<State, LucideIcon> = {
  open: Hourglass,
  upheld: CircleCheck,
  notUpheld: CircleMinus,
  reversed: Undo2,
};

/** One report: its subject, reason, number and status. */
function OwnReport({ report }: { report: Report }) {
  const { t } = useTranslation(['reports', 'ad']);
  const { kind, title, reason, number, createdAt } = report;
  return (
    <Card as="article" boxShadow="card" roomy>
      <Box as="p" fontSize="sm" color="fg.muted">
        {t(`mine.kind.${kind}`)}
      </Box>
      <Heading as="h2" size="small">
        {title === '' ? t('ad:owner.nameless') : <UserLine>{title}</UserLine>}
      </Heading>
      <Flex as="dl" wrap="wrap" columnGap="8" rowGap="2" mt="3">
        <Fact label={t('form.reason')}>{t(`reason.${reason}`)}</Fact>
        <Fact label={t('receipt.number')}>
          <ReportNumber number={number} />
        </Fact>
      </Flex>
      <ReportStatus report={report} />
      <Box as="p" mt="3" fontSize="sm" color="fg.muted">
        <Dated iso={createdAt}>{(date) => t('mine.sent', { date })}</Dated>
      </Box>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box as="dt" fontSize="sm" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" fontWeight="semibold">
        {children}
      </Box>
    </div>
  );
}

/** The decision, or that our team is still looking at it. */
function ReportStatus({ report: { outcome, decidedAt } }: { report: Report }) {
  const state: State = outcome ?? 'open';
  const { t } = useTranslation('reports');
  const Icon = icons[state];
  return (
    <Flex gap="3" mt="4" px="4" py="3" bg="bg.muted" borderRadius="md" fontSize="sm">
      <Box as="span" color="fg.brand" flexShrink="0" mt="0.5" aria-hidden="true">
        <Icon size={18} />
      </Box>
      <Box minW="0">
        <Box as="p" fontWeight="semibold">
          {t(`outcome.${state}`)}
        </Box>
        {outcome !== undefined && decidedAt !== undefined && (
          <Box as="p" color="fg.muted">
            <Dated iso={decidedAt}>{(date) => t('mine.decided', { date })}</Dated>
          </Box>
        )}
      </Box>
    </Flex>
  );
}

/** The reports of somebody, with their decisions. */
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

/** What somebody has reported, the latest first. */
function ownReportsQuery(me: string | undefined, language: Language) {
  return queryOptions({
    queryKey: reportKeys.own(me),
    queryFn: ({ signal }) => callAsMember(listReports, { language, signal, person: me }),
    enabled: me !== undefined,
  });
}

export function MyReportsPage() {
  const { t } = useTranslation('reports');
  return (
    <AccountPage title={t('mine.title')} lead={t('mine.lead')} back={useBackToPrivacy()}>
      <OwnReports />
    </AccountPage>
  );
}
