import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchFresh } from '../../../lib/api/refetch-fresh.ts';
import { setKeptMessages, useKeepsMessages } from '../../../lib/offline/kept-messages.ts';
import { dropOfflineAnswers } from '../../../lib/offline/offline-cache.ts';
import { offlineDays } from '../../../lib/offline/offline-store.ts';
import { isBriefSession, useCurrentPerson } from '../../../lib/session/token.ts';
import { CheckboxField } from '../../../ui/choice-field.tsx';
import { messageKeys } from '../conversation/message-keys.ts';

/** Says what of conversations stays on this device, with a switch. Nothing does of a session that ends with the browser. */
export function KeepMessages() {
  const { t } = useTranslation('inbox');
  const me = useCurrentPerson();
  const queryClient = useQueryClient();
  const isKept = useKeepsMessages(me);
  useEffect(() => {
    const [first] = messageKeys.all;
    if (!isKept) dropOfflineAnswers(first);
  }, [isKept]);
  if (isBriefSession()) return null;
  return (
    <Box mt="6" px="1">
      <CheckboxField
        plain
        label={t('keep.label')}
        checked={isKept}
        onChange={({ target }) => {
          setKeptMessages(target.checked ? me : undefined);
          // Stores what is on the page.
          if (target.checked) void refetchFresh(queryClient, { queryKey: messageKeys.all });
        }}
      />
      <Box as="p" fontSize="sm" color="fg.muted">
        {t('keep.help', { count: offlineDays })}
      </Box>
    </Box>
  );
}
