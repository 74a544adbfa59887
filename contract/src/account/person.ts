/** What is known of a person, each with its source and date (docs/decisions/0062-facts-with-date-and-source.md). */

/** Of the latest conversations that others began, two thirds were answered within this time. */
export const answerTimes = ['hour', 'day', 'threeDays', 'week', 'later'] as const;

export type AnswerTime = (typeof answerTimes)[number];

/** What our team may be shown: an identity card or a passport, the company's registration, a trade licence. */
export const paperKinds = ['identity', 'company', 'licence'] as const;

export type PaperKind = (typeof paperKinds)[number];

/** A number that somebody was reached at. */
export interface ConfirmedPhone {
  /** They typed in the code that we sent to it, or our team reached them there. */
  by: 'code' | 'team';
  /** @format date-time */
  at: string;
}

/** What the account of a person says. What is absent is unknown. */
export interface AccountFacts {
  /**
   * Year and month of the sign-up, like `2025-03`.
   * @pattern ^\d{4}-\d{2}$
   */
  memberSince?: string;
  /** Of the address that they have now. */
  emailConfirmed?: {
    /** They used a link or a code that we mailed, or an external sign-in vouched for it. */
    by: 'mail' | 'provider';
    /** @format date-time */
    at: string;
  };
  /** Of the number that they have now. */
  phoneConfirmed?: ConfirmedPhone;
  /** What our team has seen; it keeps no copy. Left out where it has seen none. */
  papers?: {
    kind: PaperKind;
    /** @format date-time */
    seenAt: string;
  }[];
}

/** All that is known of a person. Nothing is weighed into a score. */
export interface PersonFacts extends AccountFacts {
  /** From at least three conversations; `later` than a week, or not at all. */
  answersWithin?: AnswerTime;
  /**
   * Their ads that our team has read and approved, sold ones included.
   * @asType integer
   * @minimum 0
   */
  approvedAds: number;
  /** What our team found about them, or an ad or message of theirs, in the last 365 days. */
  upheldReports: {
    /**
     * At most 10 are counted.
     * @asType integer
     * @minimum 0
     */
    count: number;
    /**
     * Of the latest one.
     * @format date-time
     */
    latestAt?: string;
  };
}

/**
 * How somebody else may call a person, in one of three ways (docs/specification/rules.md#r11). Empty where there is
 * nothing that they may know.
 */
export interface ShownName {
  /** What the ads of the person show, or of an investor the name of their page. */
  name?: string;
  /** First and last name: of somebody who has written to the caller. */
  firstname?: string;
  lastname?: string;
  /** Of somebody who has said no name, between two who have written to each other. */
  username?: string;
}

/** What to call another person; undefined where nothing is known. */
export function shownNameOf({
  name,
  firstname,
  lastname,
  username,
}: ShownName): string | undefined {
  return [firstname, lastname].filter(Boolean).join(' ') || name || username || undefined;
}

/** What the ads of a person may say of a name. */
export const namesOnAds = ['nothing', 'firstname', 'companyname'] as const;

export type NameOnAds = (typeof namesOnAds)[number];
