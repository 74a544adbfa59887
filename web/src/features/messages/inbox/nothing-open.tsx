import { Flex } from '@chakra-ui/react/flex';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConversations } from './use-conversations.ts';

/** In the place of a conversation, while none is open. The list says so where there is none at all. */
export function NothingOpen() {
  const { t } = useTranslation('inbox');
  const { conversations } = useConversations();
  if (conversations.length === 0) return null;
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="3"
      minH="20rem"
      color="fg.muted"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="xl"
    >
      <MessagesSquare size={32} aria-hidden="true" />
      <p>{t('choose')}</p>
    </Flex>
  );
}
