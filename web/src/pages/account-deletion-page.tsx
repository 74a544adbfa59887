import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteMe } from '@qaysari/contract/account/calls';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignOut } from '../entities/person/session.tsx';
import { AccountPage, AccountPanel, useBackToPrivacy } from '../features/account/account-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { submitToApi } from '../lib/api/api-client.ts';
import { useFailureText } from '../lib/api/failure.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { SubmitButton } from '../ui/button.tsx';
import { useConfirm } from '../ui/confirm-dialog.tsx';
import { Heading } from '../ui/page.tsx';

/** Goes on with a confirmed deletion, once, after the person has signed in again at their provider. */
function useSignedInAgain(goOn: () => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const start = useEffectEvent(() => {
    const state = location.state as { signedInAgain?: true } | null;
    if (state?.signedInAgain !== true) return;
    // A reload of the page must not delete anything.
    void navigate(location.pathname, { replace: true, state: null });
    goOn();
  });
  useEffect(() => start(), []);
}

const parts = [
  { title: 'goesTitle', lines: ['goes1', 'goes2', 'goes3'] },
  { title: 'staysTitle', lines: ['stays1', 'stays2', 'stays3', 'stays4'] },
] as const;

/** Explains what is deleted and what stays, and deletes the account after confirmation. */
function Deletion({ onDeleted }: { onDeleted: () => void | Promise<void> }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      // What is read right now would be refused halfway.
      await queryClient.cancelQueries();
      return submitToApi(deleteMe, { language, query: { force: 'true' } });
    },
    onSuccess: onDeleted,
    // eslint-disable-next-line no-restricted-syntax -- nothing was changed
    onError: () => queryClient.invalidateQueries(),
  });
  useSignedInAgain(mutate);
  const confirm = useConfirm({
    danger: true,
    title: t('deletion.askTitle'),
    body: t('deletion.askBody'),
    confirm: t('deletion.yes'),
    cancel: t('deletion.no'),
    onConfirm: () => {
      if (!isPending) mutate();
    },
  });
  return (
    <>
      {parts.map(({ title, lines }) => (
        <Box key={title} mb="6">
          <Heading as="h2" size="small">
            {t(`deletion.${title}`)}
          </Heading>
          <Grid as="ul" listStyleType="disc" ps="5" mt="2" gap="2">
            {lines.map((line) => (
              <li key={line}>{t(`deletion.${line}`)}</li>
            ))}
          </Grid>
        </Box>
      ))}
      <FailureAlert failure={error && { text: failureText(error, t('deletion.failed')) }} my="4" />
      <SubmitButton
        variant="outline"
        width={{ base: 'full', sm: 'auto' }}
        color="fg.error"
        borderColor="fg.error"
        _hover={{ bg: 'bg.error' }}
        isWorking={isPending || isSuccess}
        workingText={t('deletion.working')}
        onClick={confirm.ask}
      >
        {t('deletion.agree')}
      </SubmitButton>
      {confirm.dialog}
    </>
  );
}

export function AccountDeletionPage() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const signOut = useSignOut();
  return (
    <AccountPage title={t('deletion.title')} lead={t('deletion.lead')} back={useBackToPrivacy()}>
      <AccountPanel>
        <Deletion onDeleted={() => signOut(paths.accountDeleted(language), { isOver: true })} />
      </AccountPanel>
    </AccountPage>
  );
}
