/** What a menu does with a conversation and the other person. Those with a text answer the server's message. */
export interface PartnerActions {
  setMuted: (isMuted: boolean) => Promise<void>;
  block: () => Promise<string>;
  unblock: () => Promise<string>;
  /** Hides the conversation. */
  remove: () => Promise<string>;
}
