import type { ListingStatus } from '@qaysari/contract/listing/types';
import type { Language } from '@qaysari/contract/shared/languages';
import type {
  Measure,
  ObjectionAnswer,
  ReportedKind,
  ReportOutcome,
  ReportReason,
} from '@qaysari/contract/report/types';
import type { Timestamp } from '../platform/firestore.ts';

/** What is reported, and who is behind it. */
export interface ReportedThing {
  kind: ReportedKind;
  /** Id of the ad, the user or the message. */
  thing: string;
  /** The owner of the ad, the user, or the sender of the message. */
  person: string;
  /** As the person who reports may see it: an ad's title, or a name. */
  title: string;
  /** Path of its page on the site, without the language. */
  path: string;
}

/** A document of `reports`: what one person says about one thing, for one reason. */
export interface ReportDocument extends Omit<ReportedThing, 'path'> {
  case: string;
  number: string;
  reporter: string;
  reason: ReportReason;
  notes: { text: string; at: Timestamp }[];
  state: 'open' | 'decided';
  /** How many decisions its case had when the report was opened. */
  round: number;
  /** Place of the decision in the history of the case. */
  decision?: number;
  outcome?: ReportOutcome;
  decidedAt?: Timestamp;
  createdAt: Timestamp;
}

export interface ReportRecord extends ReportDocument {
  id: string;
}

/** What staff enter: what comes of a case, or of an objection against the last measure. */
export const caseDecisions = [
  'noAction',
  'warn',
  'takeDown',
  'lockOut',
  'confirm',
  'reverse',
] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** One decision that was taken up. */
export interface HistoryEntry {
  decision: 'noAction' | Measure;
  at: Timestamp;
  rule?: ReportReason;
  note?: string;
  /** Of an ad that was taken down. */
  statusBefore?: ListingStatus;
  objection?: { text: string; at: Timestamp; language: Language };
  answer?: ObjectionAnswer;
  answeredAt?: Timestamp;
  /** What staff say to the answer; `note` stays what they said to the decision. */
  answerNote?: string;
}

/** A document of `reportCases`: all reports about one thing. Staff read it in the console like a form. */
export interface CaseDocument extends Omit<ReportedThing, 'path'> {
  /** In plain words: `ad: Bakery in Erbil`. */
  about: string;
  /** Address of its page on the site. */
  link: string;
  /** Username of the person. */
  personName: string;
  /** Of a case about a message: how it reads, in its sender's language, and when it was sent. */
  message?: { text: string; at: Timestamp };
  state: 'open' | 'objection' | 'decided';
  /** Reports that were ever made, and different people who made them. */
  reports: number;
  reporters: number;
  reasons: Partial<Record<ReportReason, number>>;
  /** What we would do; see `suggestionFor`. */
  suggestion: string;
  /** Of this person, when the last report came: other cases, and those of them that ended with a measure. */
  otherCases: number;
  otherMeasures: number;
  hasMeasure: boolean;
  /** When staff last decided something here. */
  decidedAt?: Timestamp;
  firstReportedAt: Timestamp;
  /** When somebody last reported, or objected. */
  updatedAt: Timestamp;
  /** Since when staff have something to decide here. */
  waitsSince: Timestamp;
  /** What staff enter. The trigger takes it up and empties it. */
  decision: string;
  rule: string;
  note: string;
  /** Why an entry went back. */
  problem?: string;
  history: HistoryEntry[];
}

export interface CaseRecord extends CaseDocument {
  id: string;
}
