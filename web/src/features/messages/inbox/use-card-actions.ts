import type { Conversation } from '@qaysari/contract/message/types';
import { useConversationActions } from '../data/use-conversation-actions.ts';
import { useDeleteConversation } from '../data/use-conversations.ts';
import type { PartnerActions } from '../menu/partner-actions.ts';

/** Cards hold no messages. */
const nothing = () => undefined;

/** What the menu of a card does. */
export function useCardActions({ _id: id, partner }: Conversation): PartnerActions {
  const actions = useConversationActions(partner._id, nothing);
  const deleteConversation = useDeleteConversation();
  return { ...actions, remove: () => deleteConversation(id) };
}
