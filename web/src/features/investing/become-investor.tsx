import { investorProfileSchema } from '@qaysari/contract/investor/schema';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { becomeInvestor } from '@qaysari/contract/investor/calls';
import type { User } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { isProfileComplete } from '../../entities/person/profile-complete.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { Heading } from '../../ui/page.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { AskTeam } from './ask-team.tsx';
import { InvestorForm } from './investor-form.tsx';
import { blankInvestor, investorFields } from './investor-values.ts';
import { ProfileNeeded } from './profile-needed.tsx';

interface BecomeInvestorProps {
  user: User;
  /** Called once the person is an investor: all sessions have ended. */
  onBecame: () => void | Promise<void>;
}

/** What becoming an investor means, and the form of a first profile. */
export function BecomeInvestor({ user, onBecame }: BecomeInvestorProps) {
  const { t } = useTranslation('investing');
  const form = useApiForm({
    endpoint: becomeInvestor,
    body: investorProfileSchema,
    initialValues: blankInvestor,
    draft: { name: `become-investor-${user._id}`, fields: investorFields },
    fallback: t('become.failed'),
    onSuccess: () => onBecame(),
  });
  return (
    <Grid gap="5">
      <Before user={user} />
      {!isProfileComplete(user) && <ProfileNeeded />}
      <Card as="section" aria-labelledby="investor-form" roomy boxShadow="card">
        <Heading as="h2" id="investor-form" mb="5">
          {t('become.form')}
        </Heading>
        <InvestorForm form={form} submit={t('become.submit')} working={t('become.working')} />
      </Card>
    </Grid>
  );
}

const points = ['seen', 'budget', 'review', 'signIn', 'returns'] as const;

function Before({ user }: { user: User }) {
  const { t } = useTranslation('investing');
  return (
    <Card as="section" aria-labelledby="before" roomy>
      <Heading as="h2" size="small" id="before">
        {t('before.title')}
      </Heading>
      <Grid as="ul" listStyleType="disc" ps="5" mt="2" mb="4" gap="1.5">
        {points.map((point) => (
          <li key={point}>{t(`before.${point}`)}</li>
        ))}
      </Grid>
      <Box>
        <AskTeam person={user._id} />
      </Box>
    </Card>
  );
}
