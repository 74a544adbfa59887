import type { Language } from '@qaysari/contract/shared/languages';
import type { ApprovalNeed } from '@qaysari/contract/listing/types';
import type { Measure, ObjectionAnswer, ReportOutcome } from '@qaysari/contract/report/types';
import { findAccountByEmail, type Account } from '../platform/accounts.ts';
import { config } from '../platform/config.ts';
import { findUser } from '../user/store.ts';
import type { MailKind, MailRequest } from './record.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';

/** What a mail says, but for its words. */
export interface MailContent {
  kind: MailKind;
  language: Language;
  to: string;
  /** What to call the person by. */
  name: string;
  code?: string;
  link?: string;
  /** Of an ad. */
  title?: string;
  /** What staff wrote. */
  note?: string;
  parts?: readonly FurtherPart[];
  /** Which rule a decision is by, as a sentence, and the number of a report. */
  rule?: string;
  number?: string;
  /** Of messages: who wrote; of unread ones also how many, and how the latest begins. */
  messages?: { from: string; count?: number; quote?: string };
  /** Of ads that we ask about: how many, and the titles that are named. */
  asked?: { count: number; titles: readonly string[] };
  /** Ads with something new. */
  listings?: readonly MailedListing[];
  /** How many there are, also those that are not named. */
  count?: number;
  unsubscribe?: UnsubscribeLinks;
}

/** An ad as a mail names it. */
export interface MailedListing {
  title: string;
  link: string;
  /** Price, city and what is new, in the mail's language. */
  facts: string;
  /** Further links, each with its words. */
  links?: readonly { words: string; link: string }[];
}

/**
 * Names of further paragraphs, which some mails have: what an owner lacks, why an ad was rejected, which ad
 * messages are about, how the latest one begins, what was decided and by which rule.
 */
export type FurtherPart =
  | ApprovalNeed
  | ('reason' | 'about' | 'quote' | 'rule' | 'more' | 'rate')
  | (Measure | ObjectionAnswer | ReportOutcome);

/** The address of a page of the site. */
export const link = (language: Language, path: string) =>
  `${config().siteOrigin}/${language}/${path}`;

/** What every mail of this request says. */
export async function baseContent(request: MailRequest, account?: Account): Promise<MailContent> {
  const { kind, language, whom } = request;
  return { kind, language, to: whom, name: await findName(account) };
}

/**
 * What to call the owner of the account by. Empty while the address is not verified: a stranger may have
 * signed up with it and chosen the name.
 */
async function findName(account: Account | undefined): Promise<string> {
  if (!account?.emailVerified) return '';
  const user = await findUser(account.uid);
  return user?.firstname || user?.username || '';
}

export async function accountContent(
  request: MailRequest,
  path: string,
): Promise<MailContent | undefined> {
  const account = await findAccountByEmail(request.whom);
  if (!account) return undefined;
  return { ...(await baseContent(request, account)), link: link(request.language, path) };
}
