import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readItem, writeItem } from '../../lib/browser/storage.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { usePush } from './use-push.ts';

const laterKey = 'qaysariPushLater';

/**
 * Offers notifications on this device, in one line: the browser asks only after a press. Shown while they can
 * be allowed and nobody has said "not now" here. For pages of somebody who has a conversation.
 */
export function PushPrompt() {
  const { t } = useTranslation('notifications');
  const [isLater, setLater] = useState(() => readItem('localStorage', laterKey) !== null);
  const { state, turn, wanted, isFailed } = usePush();
  if (isLater || state !== 'off') return null;
  const postpone = () => {
    writeItem('localStorage', laterKey, 'yes');
    setLater(true);
  };
  return (
    <Flex
      role="region"
      aria-label={t('settings.title')}
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      px="4"
      py="3"
      bg="bg.brandSubtle"
      borderRadius="lg"
      fontSize="sm"
    >
      <Flex flex="1" minW="12rem" gap="3" align="flex-start">
        <Box as="span" color="fg.brand" flexShrink="0" mt="0.5">
          <Bell size={18} aria-hidden="true" />
        </Box>
        <Box as="p" {...(isFailed && { role: 'alert' })}>
          {isFailed ? t('prompt.failed') : t('prompt.text')}
        </Box>
      </Flex>
      <Flex gap="2" wrap="wrap">
        <SubmitButton
          size="sm"
          isWorking={wanted !== undefined}
          workingText={t('prompt.working')}
          onClick={() => turn(true)}
        >
          {t('prompt.allow')}
        </SubmitButton>
        <Button variant="ghost" size="sm" onClick={postpone}>
          {t('prompt.later')}
        </Button>
      </Flex>
    </Flex>
  );
}
