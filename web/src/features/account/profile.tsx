import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { isProfileComplete, profileFields, type User } from '@qaysari/contract/account/types';
import { languages } from '@qaysari/contract/shared/languages';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { readDraft } from '../../lib/drafts/drafts.ts';
import { useFocusAfterChange } from '../../lib/browser/use-focus-after-change.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/page.tsx';
import { AccountPanel } from './account-page.tsx';
import { profileDraftName, ProfileForm } from './profile-form.tsx';
import { profileValues } from './profile-values.ts';

interface ProfileProps {
  user: User;
  onSaved: (user: User) => Promise<void>;
}

/** A person's profile as view or form. The form opens by itself when required fields are missing or a draft exists. */
export function Profile({ user, onSaved }: ProfileProps) {
  const { t } = useTranslation('account');
  const [edits, setEdits] = useState(() => hasDraft(user));
  const isComplete = isProfileComplete(user);
  const isEditing = edits || !isComplete;
  const heading = useFocusAfterChange(isEditing);
  return (
    <>
      {!isComplete && (
        <Box mb="5">
          <Alert kind="info">{t('settings.incomplete')}</Alert>
        </Box>
      )}
      <AccountPanel>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Heading as="h2" ref={heading} tabIndex={-1} outline="none">
            {t('settings.details')}
          </Heading>
          {!isEditing && (
            <Button variant="outline" size="sm" onClick={() => setEdits(true)}>
              <Pencil size={16} aria-hidden="true" />
              {t('settings.edit')}
            </Button>
          )}
        </Flex>
        <Box as="p" mt="1" mb="5" fontSize="sm" color="fg.muted">
          {t('settings.whoSees')}
        </Box>
        {isEditing ? (
          <ProfileForm
            user={user}
            onSaved={async (saved) => {
              await onSaved(saved);
              setEdits(false);
            }}
            {...(isComplete && { onCancel: () => setEdits(false) })}
          />
        ) : (
          <ProfileView user={user} />
        )}
      </AccountPanel>
    </>
  );
}

function hasDraft(user: User): boolean {
  return Object.keys(readDraft(profileDraftName(user))).length > 0;
}

/** Fields that are left to right in every language. */
const ltr = ['username', 'email', 'phone', 'postalcode'];

function ProfileView({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { username, email } = user;
  const mailLanguage = languages[user.mailLanguage].nativeName;
  const values = { username, email, ...profileValues(user, language), mailLanguage };
  const shown = (['username', 'email', ...profileFields, 'mailLanguage'] as const).filter(
    (name) => values[name] !== '',
  );
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="6" rowGap="5">
      {shown.map((name) => (
        <Box key={name} minW="0">
          <Box as="dt" fontSize="sm" color="fg.muted">
            {t(`field.${name}`)}
          </Box>
          <Box as="dd" fontWeight="medium" overflowWrap="anywhere">
            <bdi {...(ltr.includes(name) && { dir: 'ltr' })}>{values[name]}</bdi>
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
