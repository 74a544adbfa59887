import { useParams } from 'react-router';
import { OpenConversation } from '../features/messages/conversation/open-conversation.tsx';

/** The id is that of the other person. */
export function ConversationPage() {
  const { id = '' } = useParams();
  return <OpenConversation key={id} userId={id} />;
}
