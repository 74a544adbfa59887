import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { InvestorCard as CardOf } from '@qaysari/contract/investor/types';
import { BadgeCheck, Wallet } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Budget } from '../../entities/investor/budget.tsx';
import { ChoiceRows, Row } from '../../entities/investor/choices.tsx';
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

/** An investor in a list: what they look for, then who it is. The whole card is one link. */
export function InvestorCard({ investor, query }: InvestorCardProps) {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const id = useId();
  const { _id, name, title, budget, facts, fit } = investor;
  const state: FromInvestors = { investors: query };
  return (
    <Card
      as="article"
      aria-labelledby={`${id}title ${id}name`}
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
      <Box asChild fontSize="lg" fontWeight="bold" lineHeight="short" overflowWrap="anywhere">
        <h3 id={`${id}title`}>
          <Box asChild {...wholeCard}>
            <Link to={paths.investorDetails(language, _id)} state={state}>
              <UserLine>{title}</UserLine>
            </Link>
          </Box>
        </h3>
      </Box>
      {fit && <FitLines fit={fit} />}
      <ChoiceRows {...investor} />
      {budget && (
        <Row Icon={Wallet}>
          <Box as="p" fontSize="sm" fontWeight="semibold" minW="0" overflowWrap="anywhere">
            <Box as="span" srOnly>
              {t('profile.budget')}:{' '}
            </Box>
            <Budget {...budget} />
          </Box>
        </Row>
      )}
      <Flex {...whoIsIt}>
        <Flex gap="2.5" align="center">
          <Avatar name={name} size="9" />
          <Box asChild minW="0" fontWeight="medium" overflowWrap="anywhere">
            <p id={`${id}name`}>
              <UserLine>{name}</UserLine>
            </p>
          </Box>
        </Flex>
        <ApprovedLine approvedAt={facts.approvedAt} />
      </Flex>
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

/** At the bottom of each card, also of one that is stretched to the height of its row. */
const whoIsIt = {
  direction: 'column',
  gap: '2',
  mt: 'auto',
  pt: '3',
  borderTopWidth: '1px',
} as const;

function ApprovedLine({ approvedAt }: { approvedAt: string | undefined }) {
  const { t } = useTranslation('investors');
  return (
    <Flex as="p" gap="1.5" fontSize="xs" color="fg.muted">
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

/** Of the title, two lines of sectors, cities, ways of investing and the budget. */
const lineWidths = ['85%', '75%', '50%', '35%', '45%', '60%'];

/** Placeholder of a card. */
export function InvestorCardSkeleton() {
  return (
    <Card p="4" display="flex" flexDirection="column" gap="3" aria-hidden="true">
      {lineWidths.map((width) => (
        <Skeleton key={width} height="6" width={width} />
      ))}
      <Flex {...whoIsIt}>
        <Flex gap="2.5" align="center">
          <Skeleton boxSize="9" borderRadius="full" flexShrink="0" />
          <Skeleton height="5" width="45%" />
        </Flex>
        <Skeleton height="4" width="80%" />
      </Flex>
    </Card>
  );
}
