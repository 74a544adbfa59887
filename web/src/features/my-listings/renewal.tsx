import { Box } from '@chakra-ui/react/box';
import type { OwnListing } from '@qaysari/contract/listing/types';
import { renewListing } from '@qaysari/contract/listing/own-calls';
import { ArrowUpToLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Dated } from '../../ui/dated.tsx';
import { useOwnChange } from './use-own-change.ts';

/** Brings a listing up in lists again, or says from when that is possible. */
export function Renewal({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const { _id: id, renewableFrom } = listing;
  const [openedAt] = useState(() => Date.now());
  const { mutate, isPending } = useOwnChange({
    id,
    send: () => submitToApi(renewListing, { language, params: { id } }),
    failed: t('renew.failed'),
  });
  if (Date.parse(renewableFrom) > openedAt) {
    return (
      <Box as="p" fontSize="sm" color="fg.muted">
        <Dated iso={renewableFrom}>{(date) => t('renew.from', { date })}</Dated>
      </Box>
    );
  }
  return (
    <Box>
      <SubmitButton
        size="md"
        width="full"
        isWorking={isPending}
        workingText={t('renew.working')}
        onClick={() => mutate(undefined)}
      >
        <ArrowUpToLine size={17} aria-hidden="true" />
        {t('renew.button')}
      </SubmitButton>
      <Box as="p" mt="2" fontSize="sm" color="fg.muted">
        {t('renew.body')}
      </Box>
    </Box>
  );
}
