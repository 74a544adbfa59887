import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { becomeInvestor, updateInvestor } from '@qaysari/contract/investor/calls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useApiForm } from '../../lib/forms/use-api-form.ts';
import { FailureAlert, Alert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/page.tsx';
import { InvestorChoices } from './investor-choices.tsx';
import { InvestorFields } from './investor-fields.tsx';
import type { InvestorValues } from './investor-values.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { RouterLink } from '../../ui/router-link.tsx';

interface InvestorFormProps {
  form: ReturnType<
    typeof useApiForm<typeof becomeInvestor | typeof updateInvestor, InvestorValues>
  >;
  submit: string;
  working: string;
  /** What sending means, above the button. */
  note?: ReactNode;
  /** Beside the button. */
  cancel?: ReactNode;
}

/** The form of an investor profile, new or not. */
export function InvestorForm({ form, submit, working, note, cancel }: InvestorFormProps) {
  const { t } = useTranslation('investing');
  return (
    <form {...form.formProps}>
      <InvestorFields field={form.field} />
      <Box borderTopWidth="1px" mt="4" mb="5" pt="5">
        <Heading as="h3" size="small">
          {t('choices.title')}
        </Heading>
        <Box as="p" mt="1" mb="4" fontSize="sm" color="fg.muted">
          {t('choices.lead')}
        </Box>
        <InvestorChoices field={form.field} />
      </Box>
      {note}
      <FailureAlert failure={form.problem} mt="4" />
      <Flex wrap="wrap" gap="3" mt="5">
        <SubmitButton
          width={{ base: 'full', sm: 'auto' }}
          isWorking={form.isSending}
          workingText={working}
        >
          {submit}
        </SubmitButton>
        {cancel}
      </Flex>
    </form>
  );
}

/** Says that staff approve nobody without name, phone number and address. */
export function ProfileNeeded() {
  const { t } = useTranslation('investing');
  const language = useLanguage();
  return (
    <Alert
      kind="info"
      action={
        <RouterLink
          to={paths.settings(language)}
          display="inline-flex"
          alignItems="center"
          minH="11"
        >
          {t('profileNeeded.action')}
        </RouterLink>
      }
    >
      {t('profileNeeded.body')}
    </Alert>
  );
}
