import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useUnreadCount, unreadText } from './use-unread-count.ts';

/** The number of conversations with unread messages; nothing where there is none. */
export function UnreadBadge() {
  const { t } = useTranslation('common');
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <Box
      as="span"
      role="img"
      aria-label={t('userMenu.unread', { count })}
      position="absolute"
      top="1"
      insetInlineStart="calc(50% + 0.25rem)"
      minW="1.125rem"
      px="1"
      borderRadius="full"
      bg="copper.600"
      color="white"
      fontSize="0.6875rem"
      fontWeight="bold"
      lineHeight="1.125rem"
      textAlign="center"
    >
      {unreadText(count)}
    </Box>
  );
}
