import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { InvestorCard as CardOf } from '@qaysari/contract/investor/types';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceRows } from '../../entities/investor/choices.tsx';
import { FitLines } from '../../entities/investor/fit-lines.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dated } from '../../ui/dated.tsx';
import { Card, Skeleton } from '../../ui/surfaces.tsx';
import { UserLine } from '../../ui/user-text.tsx';
import type { FromInvestors } from './investors-path.ts';

interface InvestorCardProps {
  investor: CardOf;
  /** The query of the list that contains the card, for the way back. */
  query: string;
}

/** An investor in a list; the whole card is one link. */
export function InvestorCard({ investor, query }: InvestorCardProps) {
  const language = useLanguage();
  const nameId = useId();
  const { _id, name, title, facts, fit } = investor;
  const state: FromInvestors = { investors: query };
  return (
    <Card
      as="article"
      aria-labelledby={nameId}
      position="relative"
      display="flex"
      flexDirection="column"
      gap="3"
      height="full"
      p="4"
      boxShadow="card"
      transition="box-shadow 200ms"
      _hover={{ boxShadow: 'raised' }}
    >
      <Flex gap="3" align="center">
        <Avatar name={name} />
        <Box minW="0">
          <Box asChild fontSize="lg" fontWeight="bold" lineHeight="tight" overflowWrap="anywhere">
            <h3 id={nameId}>
              <Box asChild {...wholeCard}>
                <Link to={paths.investorDetails(language, _id)} state={state}>
                  <UserLine>{name}</UserLine>
                </Link>
              </Box>
            </h3>
          </Box>
          <Box as="p" fontSize="sm" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
            <UserLine>{title}</UserLine>
          </Box>
        </Box>
      </Flex>
      {fit && <FitLines fit={fit} />}
      <ChoiceRows {...investor} />
      <ApprovedLine approvedAt={facts.approvedAt} />
    </Card>
  );
}

const wholeCard = {
  color: 'inherit',
  textDecoration: 'none',
  outline: '0',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
  _focusVisible: {
    _after: { outline: '2px solid', outlineColor: 'border.focus', outlineOffset: '-2px' },
  },
} as const;

function ApprovedLine({ approvedAt }: { approvedAt: string | undefined }) {
  const { t } = useTranslation('investors');
  return (
    <Flex as="p" gap="1.5" mt="auto" fontSize="xs" color="fg.muted">
      <Box as="span" flexShrink="0" mt="0.5" aria-hidden="true">
        <BadgeCheck size={15} />
      </Box>
      <span>
        {approvedAt === undefined ? (
          t('approvedUnknown')
        ) : (
          <Dated iso={approvedAt}>{(date) => t('approvedOn', { date })}</Dated>
        )}
      </span>
    </Flex>
  );
}

/** Placeholder of a card. */
export function InvestorCardSkeleton() {
  return (
    <Card p="4" aria-hidden="true">
      <Flex gap="3" align="center" mb="4">
        <Skeleton boxSize="11" borderRadius="full" flexShrink="0" />
        <Box flex="1">
          <Skeleton height="5" width="55%" mb="2" />
          <Skeleton height="4" width="85%" />
        </Box>
      </Flex>
      <Skeleton height="5" width="75%" mb="3" />
      <Skeleton height="5" width="45%" mb="3" />
      <Skeleton height="4" width="65%" />
    </Card>
  );
}
