import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import { logoutEverywhere } from '@qaysari/contract/auth-endpoints';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToasterAhead } from '../../ui/lazy-toaster.tsx';
import { CallFailure } from './call-failure.tsx';
import { SecurityItem, securityItemLook } from './security-item.tsx';

/** Ends every session of the person, after asking. */
export function SignOutEverywhere({ onSignedOut }: { onSignedOut: (message: string) => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  useToasterAhead();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => submitToApi(logoutEverywhere, { language }),
    onSuccess: ({ message }) => onSignedOut(message),
  });
  return (
    <>
      <Box asChild {...securityItemLook}>
        <button
          type="button"
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) setAsking(true);
          }}
        >
          <SecurityItem
            Icon={MonitorSmartphone}
            title={isPending ? t('privacy.everywhereWorking') : t('privacy.everywhereTitle')}
            body={t('privacy.everywhereBody')}
          />
        </button>
      </Box>
      <CallFailure error={error} fallback={t('privacy.everywhereFailed')} />
      <ConfirmDialog
        open={asking}
        title={t('privacy.everywhereAsk')}
        body={t('privacy.everywhereWarning')}
        confirm={t('privacy.everywhereConfirm')}
        cancel={t('settings.cancel')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (!isPending) mutate();
        }}
      />
    </>
  );
}
