import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { createListing, updateListing } from '@qaysari/contract/publish-endpoints';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, FailureAlert } from '../../../ui/alert.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';
import type { SavedDraft } from '../draft/listing-draft.ts';
import { PictureSlots } from '../pictures/picture-slots.tsx';
import { SendingBar } from '../sending/sending.tsx';
import type { usePublishForm } from '../sending/use-publish-form.ts';
import { OptionalFields, RequiredFields } from './listing-fields.tsx';
import type { ListingValues } from './listing-values.ts';

interface ListingFormProps {
  publish: ReturnType<
    typeof usePublishForm<typeof createListing | typeof updateListing, ListingValues>
  >;
  submit: string;
  working: string;
  /** A further action after a failure with that status. */
  actionFor?: (status: number) => ReactNode;
}

/** The form of a listing, new or not. */
export function ListingForm({ publish, submit, working, actionFor }: ListingFormProps) {
  const { t } = useTranslation('publish');
  const { form, pictures, sending, cancel } = publish;
  const { problem } = form;
  return (
    <form {...form.formProps}>
      {/* No changes while the form is being sent. */}
      <div inert={sending !== undefined}>
        <FormSection title={t('section.essentials')} lead={t('section.essentialsLead')}>
          <RequiredFields field={form.field} />
        </FormSection>
        <FormSection title={t('section.pictures')} lead={t('section.picturesLead')}>
          <PictureSlots pictures={pictures} error={form.errorOf('images')} />
        </FormSection>
        <FormSection title={t('section.business')} lead={t('section.businessLead')}>
          <OptionalFields field={form.field} startup={form.checkbox('isStartup')} />
        </FormSection>
      </div>
      <FailureAlert
        failure={problem}
        lead={t('failed')}
        action={problem && actionFor?.(problem.status)}
        mb="4"
      />
      {sending && <SendingBar sending={sending} onCancel={cancel} />}
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
    </form>
  );
}

interface FormSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A titled card with a part of a long form. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} roomy boxShadow="card" mb="5">
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {lead !== undefined && (
        <Box as="p" color="fg.muted" fontSize="sm" mt="1">
          {lead}
        </Box>
      )}
      <Box mt="5">{children}</Box>
    </Card>
  );
}

interface DraftBannerProps {
  /** Undefined: no draft. */
  saved: SavedDraft | undefined;
  /** `changes`: of an existing listing. */
  of: 'ad' | 'changes';
  onStartOver: () => void;
}

/** Says that the form continues a draft, and offers to start over. */
export function DraftBanner({ saved, of, onStartOver }: DraftBannerProps) {
  const { t } = useTranslation('publish');
  const [isShown, setShown] = useState(true);
  const confirm = useConfirm({
    danger: true,
    title: t(`draft.${of}.anewTitle`),
    body: t(`draft.${of}.anewBody`),
    confirm: t(`draft.${of}.anew`),
    cancel: t('draft.keep'),
    onConfirm: onStartOver,
  });
  if (!saved || !isShown) return null;
  return (
    <Box mb="5">
      <Alert
        kind="info"
        action={
          <Flex wrap="wrap" gap="2">
            <Button px="4" onClick={() => setShown(false)}>
              {t('draft.goOn')}
            </Button>
            <Button variant="outline" px="4" onClick={confirm.ask}>
              {t(`draft.${of}.anew`)}
            </Button>
          </Flex>
        }
      >
        <Dated iso={saved.at}>{(date) => t(`draft.${of}.found`, { date })}</Dated>
      </Alert>
      {confirm.dialog}
    </Box>
  );
}
