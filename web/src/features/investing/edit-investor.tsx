import { investorProfileSchema } from '@qaysari/contract/investor/schema';
import { Box } from '@chakra-ui/react/box';
import { updateInvestor } from '@qaysari/contract/investor/calls';
import type { InvestorProfile, User } from '@qaysari/contract/account/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, useToastsAhead } from '../../lib/browser/toast.ts';
import { readDraft } from '../../lib/drafts/drafts.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { Alert } from '../../ui/alert.tsx';
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
export function hasInvestorDraft(userId: string): boolean {
  return Object.keys(readDraft(draftName(userId))).length > 0;
}

/** Edits the caller's investor profile. */
export function EditInvestor({ userId, profile, onSaved, onCancel }: EditInvestorProps) {
  const { t } = useTranslation('investing');
  useToastsAhead();
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
