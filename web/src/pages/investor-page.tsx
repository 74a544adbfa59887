import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import { shownNameOf } from '@qaysari/contract/account/person';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../entities/person/session.tsx';
import { ReportButton } from '../entities/report/report-button.tsx';
import { ContactLines } from '../features/contact/contact-lines.tsx';
import { ContactOnPaper } from '../features/contact/contact-on-paper.tsx';
import {
  InvestorsBackLink,
  ProfileNotFound,
  ProfileSkeleton,
  profileColumns,
  Choices,
  ProfileHead,
  ProfileTexts,
  Facts,
} from '../features/investors/detail/profile.tsx';
import { ContactBar, ContactCard, OwnCard } from '../features/investors/detail/contact-card.tsx';
import { MoreInvestors } from '../features/investors/detail/more-investors.tsx';
import { investorQuery, type ReachableUser } from '../features/investors/queries.ts';
import { useLanguage } from '../i18n/language.ts';
import { ApiFailure } from '../lib/api/failure.ts';
import { paths } from '../lib/routes/routes.ts';
import { FailureNotice } from '../ui/empty-state.tsx';
import { Container, PageHead } from '../ui/page.tsx';
import { PrintFoot } from '../ui/print-foot.tsx';

/** An investor: what they look for, what is known of them, and how to reach them. */
export function InvestorPage() {
  const { id = '' } = useParams();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(investorQuery(id, language));
  return (
    <Container py={{ base: '4', md: '8' }}>
      {data?.investorProfile ? (
        <Investor key={data._id} investor={data} profile={data.investorProfile} />
      ) : data || (error instanceof ApiFailure && error.isNotFound) ? (
        <ProfileNotFound />
      ) : error ? (
        <FailureNotice onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
    </Container>
  );
}

interface InvestorProps {
  investor: ReachableUser;
  profile: NonNullable<ReachableUser['investorProfile']>;
}

function Investor({ investor, profile }: InvestorProps) {
  const { data: viewer } = useSession();
  const { _id, phone, phoneText, email, facts, approvedAt } = investor;
  const language = useLanguage();
  const name = shownNameOf(investor) ?? profile.title;
  const isOwn = viewer?._id === _id;
  return (
    <>
      <PageHead title={name} />
      <Box _print={{ display: 'none' }}>
        <InvestorsBackLink />
      </Box>
      <ProfileHead name={name} title={profile.title} />
      <Grid gap={{ base: '6', lg: '8' }} templateColumns={profileColumns} alignItems="start">
        <Flex direction="column" gap="8">
          <Choices {...profile} />
          <ProfileTexts profile={profile} />
        </Flex>
        <Flex direction="column" gap="6" position={{ lg: 'sticky' }} top="24">
          {isOwn ? <OwnCard /> : <Contact investor={investor} />}
          <Facts facts={facts} approvedAt={approvedAt} hasPhone={phone !== undefined} />
          {!isOwn && (
            <Flex justify="center">
              <ReportButton target={{ kind: 'person', id: _id, label: name }} />
            </Flex>
          )}
        </Flex>
      </Grid>
      <MoreInvestors id={_id} />
      <PrintFoot path={paths.investorDetails(language, _id)}>
        <ContactOnPaper phoneText={phoneText} email={email} />
      </PrintFoot>
      {!isOwn && <ContactBar id={_id} phone={phone} />}
    </>
  );
}

function Contact({ investor }: { investor: ReachableUser }) {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const { _id, phone, phoneText, whatsapp, email } = investor;
  const link = location.origin + paths.investorDetails(language, _id);
  return (
    <ContactCard id={_id}>
      <ContactLines
        contact={{
          ...(phone !== undefined && { phone }),
          ...(phoneText !== undefined && { phoneText }),
          ...(whatsapp !== undefined && { whatsapp }),
          ...(email !== undefined && { email }),
        }}
        greeting={t('profile.greeting', { link })}
        lineHeight="14"
      />
    </ContactCard>
  );
}
