import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { InvestorFacts } from '@qaysari/contract/investor-entity';
import { BadgeCheck, CalendarDays, Clock, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { formatMonth } from '../../../lib/format/date.ts';
import { Dated } from '../../../ui/dated.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';

interface FactsProps {
  facts: InvestorFacts;
  /** Without a number nothing is said about it. */
  hasPhone: boolean;
}

/** What is known of an investor, each with its source. What is unknown says so; nothing is weighed into a score. */
export function Facts({ facts, hasPhone }: FactsProps) {
  const { t } = useTranslation(['investors', 'ad']);
  const language = useLanguage();
  const { approvedAt, memberSince, hasConfirmedPhone, phoneConfirmedAt, answersWithin } = facts;
  const phone = hasConfirmedPhone ? 'phoneConfirmed' : 'phoneNotConfirmed';
  return (
    <Card as="section" p="5">
      <Heading as="h2" size="small" mb="3">
        {t('facts.label')}
      </Heading>
      <Flex as="ul" listStyleType="none" direction="column" gap="4">
        <Fact icon={<BadgeCheck size={20} />} source={t('facts.approvedSource')}>
          {approvedAt === undefined ? (
            t('approvedUnknown')
          ) : (
            <Dated iso={approvedAt}>{(date) => t('approvedOn', { date })}</Dated>
          )}
        </Fact>
        {hasPhone && (
          <Fact icon={<Phone size={20} />} source={t(`facts.${phone}Source`)}>
            {phoneConfirmedAt === undefined ? (
              t(`facts.${phone}`)
            ) : (
              <Dated iso={phoneConfirmedAt}>
                {(date) => t('facts.phoneConfirmedOn', { date })}
              </Dated>
            )}
          </Fact>
        )}
        <Fact icon={<CalendarDays size={20} />} source={t('facts.memberSinceSource')}>
          {memberSince === undefined ? (
            t('facts.memberSinceUnknown')
          ) : (
            <time dateTime={memberSince}>
              {t('ad:owner.memberSince', { date: formatMonth(memberSince, language) })}
            </time>
          )}
        </Fact>
        <Fact
          icon={<Clock size={20} />}
          source={answersWithin ? t('facts.answersSource') : t('facts.answersUnknownSource')}
        >
          {answersWithin ? t(`facts.answers.${answersWithin}`) : t('facts.answersUnknown')}
        </Fact>
      </Flex>
    </Card>
  );
}

interface FactProps {
  icon: ReactNode;
  source: string;
  children: ReactNode;
}

function Fact({ icon, source, children }: FactProps) {
  return (
    <Flex as="li" gap="3">
      <Box as="span" color="fg.accent" flexShrink="0" mt="0.5" aria-hidden="true">
        {icon}
      </Box>
      <Box minW="0">
        <Box as="p" fontSize="sm" fontWeight="semibold">
          {children}
        </Box>
        <Box as="p" fontSize="sm" color="fg.muted">
          {source}
        </Box>
      </Box>
    </Flex>
  );
}
