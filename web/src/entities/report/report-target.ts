import type { ReportedKind } from '@qaysari/contract/report/types';

/** What somebody reports. */
export interface ReportTarget {
  kind: ReportedKind;
  /** Of the ad, the person or the message. */
  id: string;
  /** The ad's title, the person's name, the words of the message. */
  label?: string | undefined;
  /** Reported from a conversation: our team gets its latest messages. */
  isInConversation?: boolean;
}
