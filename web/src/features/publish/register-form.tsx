import { Box } from '@chakra-ui/react/box';
import { registerWithListing } from '@qaysari/contract/publish/calls';
import { registerWithListingSchema } from '@qaysari/contract/publish/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AccountFields,
  useAccountLabel,
  type AccountFieldName,
} from '../../entities/person/account-fields.tsx';
import { signUpDraftName } from '../../entities/person/new-account.ts';
import { visitorsDrafts } from '../../lib/drafts/drafts.ts';
import { acceptedField } from '../../lib/forms/accepted-field.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { MissingFields } from '../../ui/missing-fields.tsx';
import { DraftBanner } from './draft/draft-banner.tsx';
import { useSavedDraft, type SavedDraft } from './draft/listing-draft.ts';
import { RequiredFields } from './form/listing-fields.tsx';
import { FormSection } from './form/form-section.tsx';
import {
  blankListing,
  isRequiredField,
  nonEmptyFields,
  requiredFields,
} from './form/listing-values.ts';
import { PictureDialog } from './pictures/picture-dialog.tsx';
import { SendingBar } from './sending/sending.tsx';
import { usePublishForm } from './sending/use-publish-form.ts';

const schema = registerWithListingSchema.shape({ termsAccepted: acceptedField() });

const { title, description, category, location, currency, price } = blankListing;
const initialValues = {
  ...{ title, description, category, location, currency, price },
  ...{ username: '', email: '', password: '', confirmPassword: '', termsAccepted: false },
};

const draftName = 'register';

interface RegisterFormProps {
  onRegistered: (account: { username: string; email: string }) => void | Promise<void>;
  /** Shown while the draft is read. */
  placeholder: ReactNode;
}

/** Form to sign up with a first listing. */
export function RegisterForm({ placeholder, onRegistered }: RegisterFormProps) {
  const draft = useSavedDraft(visitorsDrafts, draftName);
  if (!draft) return placeholder;
  return (
    <Register
      key={draft.formKey}
      saved={draft.saved}
      onStartOver={draft.startOver}
      onRegistered={onRegistered}
    />
  );
}

interface RegisterProps extends Omit<RegisterFormProps, 'placeholder'> {
  saved: SavedDraft | undefined;
  onStartOver: () => void;
}

function Register({ saved, onRegistered, onStartOver }: RegisterProps) {
  const { t } = useTranslation('publish');
  const publish = usePublishForm({
    endpoint: registerWithListing,
    schema,
    initialValues,
    draftKey: { person: visitorsDrafts, name: draftName },
    saved,
    savedFields: requiredFields,
    tabDraft: { name: signUpDraftName, fields: ['username', 'email', 'termsAccepted'] },
    textsOf: nonEmptyFields,
    onSuccess: (_answer, account) => onRegistered(account),
  });
  const { form, pictures, sending, cancel } = publish;
  const accountLabel = useAccountLabel();
  const labelOf = (name: string) =>
    isRequiredField(name) ? t(`field.${name}`) : accountLabel(name as AccountFieldName);
  return (
    <form {...form.formProps}>
      <DraftBanner
        saved={saved}
        of="ad"
        onStartOver={() => void publish.clearDraft().then(onStartOver)}
      />
      <div inert={sending !== undefined}>
        <FormSection title={t('register.adSection')}>
          <RequiredFields field={form.field} />
          <Box mt="3">
            <PictureDialog pictures={pictures} error={form.errorOf('images')} />
          </Box>
        </FormSection>
        <FormSection title={t('register.accountSection')}>
          <AccountFields field={form.field} terms={form.checkbox('termsAccepted')} />
        </FormSection>
      </div>
      <FailureAlert failure={form.problem} lead={t('failed')} mb="4" />
      {sending && <SendingBar sending={sending} onCancel={cancel} />}
      <MissingFields fields={form.wrongNames.map((name) => ({ name, label: labelOf(name) }))} />
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
