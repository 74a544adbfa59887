/** What other features may import of this one, besides the documents of store.ts. */

export { findAnswerTime } from './answer-time.ts';
export {
  type OpenConversation,
  type Sides,
  findOpenConversation,
  inboxReference,
  writtenIn,
} from './conversation-store.ts';
export { findEvidence } from './original.ts';
export { findMessage } from './message-store.ts';
export { contentOf } from './present.ts';
export type { MessageRecord } from './record.ts';
export { findNameOf, findWrittenTo, threadsOf } from './threads.ts';
