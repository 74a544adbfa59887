import { investorProfileSchema, investorQuestionSchema } from '@qaysari/contract/investor/schema';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { becomeInvestor, askAboutInvesting } from '@qaysari/contract/investor/calls';
import { isProfileComplete, type User } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { Heading } from '../../ui/page.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { InvestorForm, ProfileNeeded } from './investor-form.tsx';
import { blankInvestor, investorFields } from './investor-values.ts';
import { showToast, usePreloadToaster } from '../../lib/browser/toast.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';

const alreadyAsked = 409;

/** A question to staff before becoming an investor. `person`: who asks, as the draft is theirs. */
function AskTeam({ person }: { person: string }) {
  const { t } = useTranslation('investing');
  usePreloadToaster();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageCircleQuestion size={18} aria-hidden="true" />
        {t('ask.button')}
      </Button>
      <Sheet title={t('ask.title')} open={isOpen} onClose={close}>
        <Question
          person={person}
          onSent={(message) => {
            close();
            showToast('success', message);
          }}
        />
      </Sheet>
    </>
  );
}

interface QuestionProps {
  person: string;
  /** Called with the message of the server. */
  onSent: (message: string) => void;
}

function Question({ person, onSent }: QuestionProps) {
  const { t } = useTranslation('investing');
  const form = useApiForm({
    endpoint: askAboutInvesting,
    body: investorQuestionSchema,
    initialValues: { message: '' },
    draft: { name: `ask-investing-${person}`, fields: ['message'] },
    fallback: t('ask.failed'),
    onSuccess: ({ message }) => {
      // The dialog closes slowly enough to be pressed again.
      form.reset();
      onSent(message);
    },
  });
  const { problem } = form;
  return (
    <form {...form.formProps}>
      <Box as="p" fontSize="sm" color="fg.muted" mb="4">
        {t('ask.lead')}
      </Box>
      <TextAreaField label={t('ask.message')} required {...form.field('message')} />
      <FailureAlert
        failure={problem}
        // A repeated question is no error.
        kind={problem?.status === alreadyAsked ? 'info' : 'error'}
        my="3"
      />
      <Grid mt="4">
        <SubmitButton isWorking={form.isSending} workingText={t('ask.working')}>
          {t('ask.submit')}
        </SubmitButton>
      </Grid>
    </form>
  );
}

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
