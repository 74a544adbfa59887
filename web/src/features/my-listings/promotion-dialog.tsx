import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PromotionKind } from '@qaysari/contract/listing/types';
import { askForPromotion } from '@qaysari/contract/listing/own-calls';
import { Trans, useTranslation } from 'react-i18next';
import { listingKeys } from '../../entities/listing/query-keys.ts';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { ApiFailure, useFailureText } from '../../lib/api/failure.ts';
import { showToast, usePreloadToaster } from '../../lib/browser/toast.ts';
import { formatPhone } from '../../lib/format/phone.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';

interface PromotionDialogProps {
  listingId: string;
  kind: PromotionKind;
  /** E.164; undefined when the profile has none. */
  phone: string | undefined;
  open: boolean;
  onClose: () => void;
}

const alreadyAsked = 409;
const steps = ['step1', 'step2', 'step3'] as const;

/** Explains a promotion and requests it from staff. Nothing is paid here. */
export function PromotionDialog(props: PromotionDialogProps) {
  const { listingId, kind, phone, open, onClose } = props;
  const { t } = useTranslation('own');
  usePreloadToaster();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      submitToApi(askForPromotion, { language, params: { id: listingId }, body: { kind } }),
    onSuccess: ({ message }) => {
      onClose();
      showToast('success', message);
    },
    // Also after a failure: it may have been asked for in another tab.
    onSettled: () => refetchFresh(queryClient, { queryKey: listingKeys.own(listingId) }),
  });
  const failureText = useFailureText();
  const isAskedAlready = error instanceof ApiFailure && error.status === alreadyAsked;
  return (
    <DialogFrame
      open={open}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <Dialog.Title>{t(`promotion.${kind}.title`)}</Dialog.Title>
      <Dialog.Description>{t(`promotion.${kind}.body`)}</Dialog.Description>
      <Grid as="ol" listStyleType="decimal" ps="5" my="4" gap="1.5" fontSize="sm">
        {steps.map((step) => (
          <li key={step}>{t(`promotion.${step}`)}</li>
        ))}
      </Grid>
      <CallOn phone={phone} />
      <FailureAlert
        failure={error && { text: failureText(error, t('promotion.failed')) }}
        // A repeated request is no error.
        kind={isAskedAlready ? 'info' : 'error'}
        mt="4"
      />
      <Dialog.Footer>
        <Dialog.CloseTrigger asChild>
          <Button variant="outline">{t('promotion.close')}</Button>
        </Dialog.CloseTrigger>
        <SubmitButton
          size="md"
          isWorking={isPending}
          workingText={t('promotion.working')}
          onClick={() => mutate()}
        >
          {t('promotion.ask')}
        </SubmitButton>
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** Where staff will call. */
function CallOn({ phone }: { phone: string | undefined }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  return (
    <Box as="p" fontSize="sm" bg="bg.muted" borderRadius="md" px="4" py="3">
      {phone === undefined ? (
        <Trans
          t={t}
          i18nKey="promotion.noPhone"
          components={{ 1: <RouterLink to={paths.settings(language)} inText /> }}
        />
      ) : (
        <Trans
          t={t}
          i18nKey="promotion.callOn"
          values={{ phone: formatPhone(phone) }}
          components={{ 1: <chakra.bdi dir="ltr" fontWeight="semibold" whiteSpace="nowrap" /> }}
        />
      )}
    </Box>
  );
}
