import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { useTranslateError } from '../../../lib/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import type { SendFailure } from '../data/shown-message.ts';

interface NotSentProps {
  failure: SendFailure;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Why a message was not sent, and what can be done about it. */
export function NotSent({ failure, onRetry, onDiscard }: NotSentProps) {
  const { t } = useTranslation('inbox');
  const translate = useTranslateError();
  const { text, canRetry } = failure;
  const reason = text === undefined ? t('message.expired') : translate(text);
  return (
    <Box role="alert" mt="1" textAlign="end">
      <Box as="p" fontSize="xs" color="fg.error" lineHeight="tight">
        {t('message.notSent')}: {reason}
      </Box>
      <Flex justify="flex-end" gap="1">
        {canRetry && (
          <Button variant="ghost" size="sm" color="fg.brand" onClick={onRetry}>
            {t('message.retry')}
          </Button>
        )}
        <Button variant="ghost" size="sm" color="fg.muted" onClick={onDiscard}>
          {t('message.discard')}
        </Button>
      </Flex>
    </Box>
  );
}
