import type { PersonFacts } from '@qaysari/contract/account/person';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFactLines } from '../../../entities/person/fact-lines.tsx';
import { FactList } from '../../../entities/person/person-facts.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';

interface FactsProps {
  facts: PersonFacts;
  approvedAt: string | undefined;
  /** Without a number nothing is said about it. */
  hasPhone: boolean;
}

/** What is known of an investor, each with its source. What is unknown says so. */
export function Facts({ facts, approvedAt, hasPhone }: FactsProps) {
  const { t } = useTranslation(['investors', 'ad']);
  const profile = {
    key: 'profile',
    icon: BadgeCheck,
    text:
      approvedAt === undefined ? (
        t('approvedUnknown')
      ) : (
        <Dated iso={approvedAt}>{(date) => t('approvedOn', { date })}</Dated>
      ),
    source: t('approvedSource'),
  };
  const lines = useFactLines({ facts, hasPhone });
  return (
    <Card as="section" p="5">
      <Heading as="h2" size="small" mb="3">
        {t('ad:known.label')}
      </Heading>
      <FactList lines={[profile, ...lines]} />
    </Card>
  );
}
