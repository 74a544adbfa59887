import { investorProfileSchema } from '@qaysari/contract/investor/schema';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { User, InvestorProfile } from '@qaysari/contract/account/types';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { updateInvestor } from '@qaysari/contract/investor/calls';
import { useFocusAfterChange } from '../../lib/browser/use-focus-after-change.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/page.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { InvestorView } from './investor-view.tsx';
import { ReviewStatus } from './review-status.tsx';
import { showToast, usePreloadToaster } from '../../lib/browser/toast.ts';
import { readDraft } from '../../lib/drafts/drafts.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { CancelEditing } from '../../ui/cancel-editing.tsx';
import { InvestorForm } from './investor-form.tsx';
import { areTextsChanged, blankInvestor, investorFields, valuesOf } from './investor-values.ts';

interface EditInvestorProps {
  userId: string;
  /** Undefined: there is none, or staff have damaged it. */
  profile: InvestorProfile | undefined;
  onSaved: (user: User) => Promise<void>;
  /** Omitted where there is no view to go back to. */
  onCancel?: () => void;
}

const draftName = (userId: string) => `investor-${userId}`;

/** Whether something was typed here before a reload. */
function hasInvestorDraft(userId: string): boolean {
  return Object.keys(readDraft(draftName(userId))).length > 0;
}

/** Edits the caller's investor profile. */
function EditInvestor({ userId, profile, onSaved, onCancel }: EditInvestorProps) {
  const { t } = useTranslation('investing');
  usePreloadToaster();
  // The form keeps the profile as it was when opened; later answers do not change it.
  const [before] = useState(profile);
  const [initialValues] = useState(() => (before ? valuesOf(before) : blankInvestor));
  const form = useApiForm({
    endpoint: updateInvestor,
    body: investorProfileSchema,
    initialValues,
    draft: { name: draftName(userId), fields: investorFields },
    fallback: t('own.failed'),
    onSuccess: ({ data, message }) => {
      showToast('success', message);
      return onSaved(data);
    },
  });
  const { values } = form;
  const isChanged = investorFields.some((name) => values[name] !== initialValues[name]);
  const leaves = profile?.status === 'approved' && areTextsChanged(initialValues, values);
  return (
    <InvestorForm
      form={form}
      submit={t('own.save')}
      working={t('own.working')}
      note={
        <Box role="status" _empty={{ display: 'none' }}>
          {leaves && <Alert kind="warning">{t('own.reviewAgain')}</Alert>}
        </Box>
      }
      cancel={
        onCancel && (
          <CancelEditing
            asks={isChanged}
            onCancel={() => {
              form.reset();
              onCancel();
            }}
          />
        )
      }
    />
  );
}

interface OwnInvestorProps {
  user: User;
  onSaved: (user: User) => Promise<void>;
}

/** An investor's own profile as view or form. The form opens by itself without a profile, or with a draft. */
export function OwnInvestor({ user, onSaved }: OwnInvestorProps) {
  const { t } = useTranslation('investing');
  const { investorProfile: profile } = user;
  const [edits, setEdits] = useState(() => hasInvestorDraft(user._id));
  const isEditing = edits || profile === undefined;
  const heading = useFocusAfterChange(isEditing);
  const edit = () => setEdits(true);
  return (
    <Grid gap="5">
      {profile ? (
        <ReviewStatus user={user} profile={profile} {...(!isEditing && { onEdit: edit })} />
      ) : (
        <Alert kind="info">{t('own.incomplete')}</Alert>
      )}
      <Card as="section" aria-labelledby="own-investor" roomy boxShadow="card">
        <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="5">
          <Heading as="h2" id="own-investor" ref={heading} tabIndex={-1} outline="none">
            {t('own.title')}
          </Heading>
          {!isEditing && (
            <Button variant="outline" size="sm" onClick={edit}>
              <Pencil size={16} aria-hidden="true" />
              {t('own.edit')}
            </Button>
          )}
        </Flex>
        {isEditing ? (
          <EditInvestor
            userId={user._id}
            profile={profile}
            onSaved={async (saved) => {
              await onSaved(saved);
              setEdits(false);
            }}
            {...(profile && { onCancel: () => setEdits(false) })}
          />
        ) : (
          <InvestorView user={user} profile={profile} />
        )}
      </Card>
    </Grid>
  );
}
