import { usePageQuery } from '../../../lib/routes/page-query.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { useConversation } from '../data/use-conversation.ts';
import { ConversationFailure, ConversationSkeleton } from './conversation-states.tsx';
import { Conversation } from './conversation.tsx';
import { ConversationFrame } from './conversation-frame.tsx';

/** The conversation with a person. The query field `listing` names the ad that somebody came from. */
export function OpenConversation({ userId }: { userId: string }) {
  const me = useCurrentPerson();
  const query = usePageQuery('conversation');
  const view = useConversation(userId);
  const { status, userInfo } = view;
  return (
    <ConversationFrame>
      {(isLow) => {
        if (status === 'error')
          return <ConversationFailure error={view.error} onRetry={view.reload} />;
        if (!userInfo || me === undefined) return <ConversationSkeleton />;
        return (
          <Conversation
            me={me}
            userId={userId}
            view={{ ...view, userInfo }}
            askedListing={query.get('listing') ?? undefined}
            isLow={isLow}
          />
        );
      }}
    </ConversationFrame>
  );
}
