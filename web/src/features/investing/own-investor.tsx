import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { User } from '@qaysari/contract/account/types';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterChange } from '../../lib/browser/use-focus-after-change.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/page.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { EditInvestor, hasInvestorDraft } from './edit-investor.tsx';
import { InvestorView } from './investor-view.tsx';
import { ReviewStatus } from './review-status.tsx';

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
