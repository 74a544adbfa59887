import type { ReportedKind } from '@qaysari/contract/report/types';

const all = ['reports'] as const;

/** Keys of queries about one's own reports. */
export const reportKeys = {
  all,
  own: (me: string | undefined) => [...all, me] as const,
};

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

/** The number of a receipt, in groups that can be read out, from left to right in every language. */
export function ReportNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3')}</bdi>;
}
