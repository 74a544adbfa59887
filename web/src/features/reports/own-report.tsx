import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Report } from '@qaysari/contract/report/types';
import { CircleCheck, CircleMinus, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportNumber } from '../../entities/report/report-number.tsx';
import { Dated } from '../../ui/dated.tsx';
import { Heading } from '../../ui/page.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { UserLine } from '../../ui/user-text.tsx';

type State = NonNullable<Report['outcome']> | 'open';

const icons: Record<State, LucideIcon> = {
  open: Hourglass,
  upheld: CircleCheck,
  notUpheld: CircleMinus,
  reversed: Undo2,
};

/** One report: of what, why, its number, and where it stands. */
export function OwnReport({ report }: { report: Report }) {
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
      <Standing report={report} />
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

/** What came of it, or that our team is still looking at it. */
function Standing({ report: { outcome, decidedAt } }: { report: Report }) {
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
