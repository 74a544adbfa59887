import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { FirstContactFacts } from '@qaysari/contract/message/types';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShortFacts } from '../../../entities/person/person-facts.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { formatMonth } from '../../../lib/format/date.ts';
import { Card } from '../../../ui/surfaces.tsx';
import { daysBetween, useToday } from './day-groups.ts';

/** After two months the month says more than the number of days. */
const newDays = 60;

const tips = ['deposit', 'transfer', 'parcel'] as const;

/** What is known of somebody who writes for the first time, and which tricks there are. Facts, no judgement. */
export function FirstContact({ facts, name }: { facts: FirstContactFacts; name: string }) {
  const { t } = useTranslation('inbox');
  const joined = useJoined(facts.joinedAt);
  const { newPeopleToday: count } = facts;
  const all = [joined, ...(count > 0 ? [t('first.people', { count })] : [])];
  return (
    <Card as="aside" aria-labelledby="first-contact" mt="4" px="4" py="3.5" fontSize="sm">
      <Flex gap="3">
        <Box color="fg.brand" flexShrink="0" pt="0.5" aria-hidden="true">
          <ShieldCheck size={20} />
        </Box>
        <Box minW="0">
          <Box as="h2" id="first-contact" fontSize="sm" overflowWrap="anywhere">
            {t('first.title', { name })}
          </Box>
          <Box as="ul" listStyleType="none" mt="0.5" color="fg.muted">
            {all.map((fact) => (
              <Box
                key={fact}
                as="li"
                display="inline"
                _notFirst={{ _before: { content: '" · "' } }}
              >
                {fact}
              </Box>
            ))}
          </Box>
          <Box mt="2">
            <ShortFacts facts={facts.facts} without={['member']} />
          </Box>
          <Box as="h3" fontSize="sm" mt="3" color="fg.accent">
            {t('first.tipTitle')}
          </Box>
          <Box as="ul" listStyleType="disc" ps="4">
            {tips.map((tip) => (
              <li key={tip}>{t(`first.tip.${tip}`)}</li>
            ))}
          </Box>
        </Box>
      </Flex>
    </Card>
  );
}

function useJoined(joinedAt: string | undefined): string {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const today = useToday();
  if (joinedAt === undefined) return t('first.joinedUnknown');
  const count = daysBetween(dayInIraq(joinedAt), today);
  if (count > newDays)
    return t('first.joinedOn', { date: formatMonth(dayInIraq(joinedAt).slice(0, 7), language) });
  return count < 1 ? t('first.joinedToday') : t('first.joinedDays', { count });
}
