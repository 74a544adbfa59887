import { useParams } from 'react-router';
import { OpenConversation } from '../features/messages/conversation/open-conversation.tsx';
import { useClearMessages } from '../features/messages/inbox/use-clear-messages.ts';

/** The id is that of the other person. */
export function ConversationPage() {
  const { id = '' } = useParams();
  useClearMessages();
  return <OpenConversation key={id} userId={id} />;
}
