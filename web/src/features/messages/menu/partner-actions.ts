import type { BodyOf } from '@qaysari/contract/endpoint';
import type { reportConversation } from '@qaysari/contract/message-endpoints';

export type Report = BodyOf<typeof reportConversation>;

/** What a menu does with a conversation and the other person. Those with a text answer the server's message. */
export interface PartnerActions {
  setMuted: (isMuted: boolean) => Promise<void>;
  block: () => Promise<string>;
  unblock: () => Promise<string>;
  report: (report: Report) => Promise<string>;
  /** Hides the conversation. */
  remove: () => Promise<string>;
}
