import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Sending } from './use-upload.ts';

/** How far the ad is on its way; it can be called off until the server has it all. */
export function SendingBar({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { t } = useTranslation('publish');
  const { stage } = sending;
  const part = stage === 'sending' ? sending.part : undefined;
  const label = t(`sending.${stage}`);
  return (
    <Box aria-live="off" mb="4">
      <Box display="flex" alignItems="center" gap="3" minH="11" mb="1" fontSize="sm">
        <Box as="p" role="status" flex="1">
          {label}
        </Box>
        {part !== undefined && (
          <Box as="bdi" dir="ltr" fontVariantNumeric="tabular-nums" fontWeight="semibold">
            {Math.floor(part * 100)}%
          </Box>
        )}
        {stage !== 'processing' && (
          <Button
            variant="outline"
            px="4"
            onClick={({ currentTarget }) => {
              // This button goes: the focus stays near, on the one that sends again.
              currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
              onCancel();
            }}
          >
            {t('sending.cancel')}
          </Button>
        )}
      </Box>
      <ProgressBar part={part} label={label} />
    </Box>
  );
}
