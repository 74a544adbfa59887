import { Box } from '@chakra-ui/react/box';
import type { createListing, updateListing } from '@qaysari/contract/publish-endpoints';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../ui/alert.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { PictureSlots } from '../pictures/picture-slots.tsx';
import { SendingBar } from '../sending/sending-bar.tsx';
import type { usePublishForm } from '../sending/use-publish-form.ts';
import { FormSection } from './form-section.tsx';
import type { AdValues } from './listing-values.ts';
import { BusinessFields } from './optional-fields.tsx';
import { AdFields } from './required-fields.tsx';

interface AdFormProps {
  publish: ReturnType<typeof usePublishForm<typeof createListing | typeof updateListing, AdValues>>;
  submit: string;
  working: string;
  /** The next step after a failure, by its status. */
  actionFor?: (status: number) => ReactNode;
}

/** The form of an ad, new or not. */
export function AdForm({ publish, submit, working, actionFor }: AdFormProps) {
  const { t } = useTranslation('publish');
  const { form, pictures, sending, cancel } = publish;
  const { problem } = form;
  return (
    <form {...form.formProps}>
      {/* What is on its way is what stands here. */}
      <div inert={sending !== undefined}>
        <FormSection title={t('section.essentials')} lead={t('section.essentialsLead')}>
          <AdFields field={form.field} />
        </FormSection>
        <FormSection title={t('section.pictures')} lead={t('section.picturesLead')}>
          <PictureSlots pictures={pictures} error={form.errorOf('images')} />
        </FormSection>
        <FormSection title={t('section.business')} lead={t('section.businessLead')}>
          <BusinessFields field={form.field} startup={form.checkbox('isStartup')} />
        </FormSection>
      </div>
      <FailureAlert
        failure={problem}
        lead={t('failed')}
        action={problem && actionFor?.(problem.status)}
        mb="4"
      />
      {sending && <SendingBar sending={sending} onCancel={cancel} />}
      <Box>
        <SubmitButton
          width={{ base: 'full', sm: 'auto' }}
          isWorking={form.isSending}
          workingText={working}
        >
          {submit}
        </SubmitButton>
        <Box as="p" fontSize="xs" color="fg.muted" mt="3">
          {t('draft.kept')}
        </Box>
      </Box>
    </form>
  );
}
