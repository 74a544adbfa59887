/** Reports to our team, and what comes of them (docs/decisions/0061-reports-and-cases.md). */

/** What can be reported: an ad, a person, a message of a conversation. */
export const reportedKinds = ['listing', 'person', 'message'] as const;

export type ReportedKind = (typeof reportedKinds)[number];

/** What is wrong with it. Each is also a rule by which our team decides. */
export const reportReasons = [
  'scam',
  'paymentFirst',
  'notTheirs',
  'sold',
  'wrongCategory',
  'offensive',
  'other',
] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The reasons that can be given for each kind, in the order of a form. */
export const reasonsOf: Readonly<Record<ReportedKind, readonly ReportReason[]>> = {
  listing: reportReasons,
  person: ['scam', 'paymentFirst', 'notTheirs', 'offensive', 'other'],
  message: ['scam', 'paymentFirst', 'offensive', 'other'],
};

/**
 * What our team found: the rule was broken (`upheld`), or not, or that their first finding was wrong
 * (`reversed`, after an objection).
 */
export const reportOutcomes = ['upheld', 'notUpheld', 'reversed'] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

/** What the person who reported sees: a receipt, and later the outcome. */
export interface Report {
  /**
   * The number of the receipt: ten digits.
   * @pattern ^\d{10}$
   */
  number: string;
  kind: ReportedKind;
  reason: ReportReason;
  /** The ad's title, or the person's name, as it was then. */
  title: string;
  /**
   * Notes that the person has written: one with the report, one with each repetition.
   * @asType integer
   */
  notes: number;
  /** @format date-time */
  createdAt: string;
  /** Left out until our team has decided. */
  outcome?: ReportOutcome;
  /** @format date-time */
  decidedAt?: string;
}

/** What our team does about a person: a warning, their ad taken down, their account locked. */
export const measures = ['warn', 'takeDown', 'lockOut'] as const;

export type Measure = (typeof measures)[number];

/** The outcome of an objection. */
export const objectionAnswers = ['confirmed', 'reversed'] as const;

export type ObjectionAnswer = (typeof objectionAnswers)[number];

/** What the person concerned reads of a decision. A person decided, not a machine. */
export interface Statement {
  kind: ReportedKind;
  /** The ad's title, the words of the message, or the person's name as others see it, if they see one. */
  title?: string;
  /**
   * When the message was sent.
   * @format date-time
   */
  sentAt?: string;
  measure: Measure;
  rule: ReportReason;
  /** What our team adds. */
  note?: string;
  /** @format date-time */
  decidedAt: string;
  /**
   * Until then one objection can be made.
   * @format date-time
   */
  objectionUntil: string;
  /** What the person objected, once they have. */
  objection?: string;
  /** Left out until our team has answered the objection, or taken the measure back by themselves. */
  answer?: ObjectionAnswer;
  /** What our team says to its answer. */
  answerNote?: string;
}

/** What somebody reports: `id` is that of the ad, the user or the message. */
export interface NewReport {
  kind: ReportedKind;
  id: string;
  reason: ReportReason;
  note?: string | undefined;
}
