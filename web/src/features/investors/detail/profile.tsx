import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { choiceNames, type PublicInvestorProfile } from '@qaysari/contract/investor/types';
import { useTranslation } from 'react-i18next';
import type { PersonFacts } from '@qaysari/contract/account/person';
import { BadgeCheck, UserX } from 'lucide-react';
import { Grid } from '@chakra-ui/react/grid';
import { Link, useLocation, type Location } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { Heading, PageHead } from '../../../ui/page.tsx';
import { UserLine, UserText } from '../../../ui/user-text.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { Card, Skeleton } from '../../../ui/surfaces.tsx';
import { Budget } from '../../../entities/investor/budget.tsx';
import { Chips, useChoiceNames } from '../../../entities/investor/choices.tsx';
import { useFactLines, FactList } from '../../../entities/person/person-facts.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BackLink } from '../../../ui/router-link.tsx';
import { readFromInvestors } from '../investors-path.ts';

/** Beside each other from 1024 px: what an investor says, and how to reach them. */
export const profileColumns = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(0, 2fr) minmax(0, 1fr)',
} as const;

/** Placeholder of an investor's page. */
export function ProfileSkeleton() {
  const { t } = useTranslation('investors');
  return (
    <Box role="status" aria-busy="true">
      <Box as="span" srOnly>
        {t('profile.loading')}
      </Box>
      <Flex gap="4" align="center" mt="13" mb="6">
        <Skeleton boxSize="16" borderRadius="full" flexShrink="0" />
        <Box flex="1">
          <Skeleton height="8" width="min(16rem, 70%)" mb="2" />
          <Skeleton height="5" width="min(24rem, 90%)" />
        </Box>
      </Flex>
      <Grid gap={{ base: '6', lg: '8' }} templateColumns={profileColumns}>
        <Skeleton height="64" borderRadius="xl" />
        <Skeleton height="64" borderRadius="xl" />
      </Grid>
    </Box>
  );
}

/** There is no such investor, or not for the viewer. */
export function ProfileNotFound() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('profile.notFoundTitle')} />
      <EmptyState
        icon={<UserX size={26} aria-hidden="true" />}
        titleAs="h1"
        title={t('profile.notFoundTitle')}
        body={t('profile.notFoundBody')}
        action={
          <Button asChild>
            <Link to={paths.investors(language)}>{t('all')}</Link>
          </Button>
        }
      />
    </>
  );
}

/** Leads back to the directory, with the filter that somebody came from. */
export function InvestorsBackLink() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const { state } = useLocation() as Location<unknown>;
  const query = readFromInvestors(state);
  return (
    <BackLink to={paths.investors(language) + (query && `?${query}`)}>{t('profile.back')}</BackLink>
  );
}

/** Who it is, and what they say of themselves in one line. */
export function ProfileHead({ name, title }: { name: string; title: string }) {
  return (
    <Flex gap="4" align="center" mb="6" mt="2">
      <Avatar name={name} size="16" />
      <Box minW="0" overflowWrap="anywhere">
        <Heading as="h1">
          <UserLine>{name}</UserLine>
        </Heading>
        <Box as="p" mt="1" color="fg.muted">
          <UserLine>{title}</UserLine>
        </Box>
      </Box>
    </Flex>
  );
}

const texts = ['about', 'offers', 'message'] as const;

/** What an investor has written: each text in its own language. */
export function ProfileTexts({ profile }: { profile: PublicInvestorProfile }) {
  const { t } = useTranslation('investors');
  return texts.map((name) => {
    const text = profile[name];
    if (text === undefined) return null;
    return (
      <Box key={name} as="section">
        <Heading as="h2" mb="2">
          {t(`profile.${name}`)}
        </Heading>
        <UserText maxW="reading" text={text} />
      </Box>
    );
  });
}

/** What an investor looks for. What they left open says so. */
export function Choices({ budget, ...choices }: PublicInvestorProfile) {
  const { t } = useTranslation('investors');
  const namesOf = useChoiceNames();
  const parts = choiceNames.map((name) => ({
    name: t(`profile.${name}`),
    chosen: namesOf(choices, name),
  }));
  return (
    <Card as="section" p="5">
      <Heading as="h2" size="small" mb="3">
        {t('profile.looksFor')}
      </Heading>
      <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {parts.map(({ name, chosen }) => (
          <div key={name}>
            <Box as="dt" fontSize="sm" color="fg.muted" mb="1">
              {name}
            </Box>
            <dd>
              {chosen.length > 0 ? (
                <Chips label={name} names={chosen} />
              ) : (
                <Box as="span" fontSize="sm">
                  {t('profile.notSaid')}
                </Box>
              )}
            </dd>
          </div>
        ))}
        {budget && (
          <div>
            <Box as="dt" fontSize="sm" color="fg.muted" mb="1">
              {t('profile.budget')}
            </Box>
            <Box as="dd" fontWeight="semibold">
              <Budget {...budget} />
            </Box>
          </div>
        )}
      </Box>
    </Card>
  );
}

interface FactsProps {
  facts: PersonFacts;
  approvedAt?: string | undefined;
  /** Our team has yet to decide about the profile. */
  isWaiting?: boolean;
  /** Without a number nothing is said about it. */
  hasPhone?: boolean;
}

/** What is known of an investor, each with its source. What is unknown says so. */
export function Facts({ facts, approvedAt, isWaiting = false, hasPhone = true }: FactsProps) {
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
      <FactList lines={isWaiting ? lines : [profile, ...lines]} />
    </Card>
  );
}
