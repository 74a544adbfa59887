import { Box } from '@chakra-ui/react/box';
import { registerWithListingSchema } from '@qaysari/contract/listing-form';
import { registerWithListing } from '@qaysari/contract/publish-endpoints';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFields } from '../../entities/person/account-fields.tsx';
import { visitorsDrafts } from '../../lib/drafts/device-draft.ts';
import { acceptedField } from '../../lib/forms/accepted-field.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { DraftBanner } from './draft/draft-banner.tsx';
import { useKeptAd, type KeptAd } from './draft/listing-draft.ts';
import { FormSection } from './form/form-section.tsx';
import { blankAd, filledTexts, neededFields } from './form/listing-values.ts';
import { AdFields } from './form/required-fields.tsx';
import { PictureDialog } from './pictures/picture-dialog.tsx';
import { SendingBar } from './sending/sending-bar.tsx';
import { usePublishForm } from './sending/use-publish-form.ts';

const schema = registerWithListingSchema.shape({ terms: acceptedField() });

const { title, description, category, location, currency, price } = blankAd;
const initialValues = {
  ...{ title, description, category, location, currency, price },
  ...{ username: '', email: '', password: '', confirmPassword: '', terms: false },
};

const draftName = 'register';

interface RegisterFormProps {
  onRegistered: (username: string) => void | Promise<void>;
  /** Shown until the saved draft is read. */
  placeholder: ReactNode;
}

/** Signing up with a first ad. */
export function RegisterForm({ placeholder, ...props }: RegisterFormProps) {
  const { isRead, kept } = useKeptAd(visitorsDrafts, draftName);
  const [isAnew, setAnew] = useState(false);
  if (!isRead) return placeholder;
  return (
    <Register
      key={String(isAnew)}
      kept={isAnew ? undefined : kept}
      onAnew={() => setAnew(true)}
      {...props}
    />
  );
}

interface RegisterProps extends Omit<RegisterFormProps, 'placeholder'> {
  kept: KeptAd | undefined;
  onAnew: () => void;
}

function Register({ kept, onRegistered, onAnew }: RegisterProps) {
  const { t } = useTranslation('publish');
  const publish = usePublishForm({
    endpoint: registerWithListing,
    schema,
    initialValues,
    place: { person: visitorsDrafts, name: draftName },
    kept,
    keptFields: neededFields,
    tabDraft: { name: 'sign-up', fields: ['username', 'email', 'terms'] },
    isIdempotent: true,
    textsOf: ({ terms: _accepted, ...values }) => filledTexts(values),
    onSuccess: (_answer, { username }) => onRegistered(username),
  });
  const { form, pictures, sending, cancel } = publish;
  return (
    <form {...form.formProps}>
      {kept && (
        <DraftBanner at={kept.at} of="ad" onAnew={() => void publish.dropDraft().then(onAnew)} />
      )}
      <div inert={sending !== undefined}>
        <FormSection title={t('register.adSection')}>
          <AdFields field={form.field} />
          <Box mt="3">
            <PictureDialog pictures={pictures} error={form.errorOf('images')} />
          </Box>
        </FormSection>
        <FormSection title={t('register.accountSection')}>
          <AccountFields field={form.field} terms={form.checkbox('terms')} />
        </FormSection>
      </div>
      <FailureAlert failure={form.problem} lead={t('failed')} mb="4" />
      {sending && <SendingBar sending={sending} onCancel={cancel} />}
      <SubmitButton
        width="full"
        whiteSpace="normal"
        disabled={!form.isReady}
        isWorking={form.isSending}
        workingText={t('register.working')}
      >
        {t('register.submit')}
      </SubmitButton>
    </form>
  );
}
