import { createSecret } from '../code/store.ts';
import { beginningOf, inert } from '../notification/public.ts';
import { findAccount } from '../platform/accounts.ts';
import { mailText } from '../platform/texts.ts';
import { aboutDecision, findReport, ruleText } from '../report/public.ts';
import { findDecision } from '../report/store.ts';
import { isActive } from '../user/public.ts';
import { findUser } from '../user/store.ts';
import { type MailContent, baseContent, link } from './content.ts';
import type { MailRequest } from './record.ts';

/**
 * What staff have decided about a person, with the link to object: also to somebody who is locked out. No mail is sent
 * about a measure that was taken back meanwhile.
 */
export async function prepareStatement(request: MailRequest): Promise<MailContent | undefined> {
  const { kind, uid = '', language, case: id = '', decision = 0 } = request;
  const [account, user] = await Promise.all([findAccount(uid), findUser(uid)]);
  const statement = await findDecision(id, decision);
  if (!account?.emailVerified || !user || user.deletedAt || !statement) return undefined;
  const { kind: thing, title = '', measure, rule, answer } = statement;
  const isAnswer = kind === 'objectionAnswered';
  const note = isAnswer ? statement.answerNote : statement.note;
  if (isAnswer ? !answer : answer === 'reversed') return undefined;
  const about = aboutDecision(id, decision);
  const code = await createSecret('objection', { uid, email: user.email, about });
  const said = isAnswer && answer ? [answer] : [measure, 'rule' as const];
  const isQuoted = thing === 'message' && title !== '';
  return {
    ...(await baseContent(request, account)),
    ...{ to: user.email, rule: ruleText(rule, language) },
    title: mailText(`decidedAbout.${thing}` as const, language, { title }),
    ...(note !== undefined && { note }),
    ...(isQuoted && {
      messages: { from: '', quote: inert(beginningOf({ content: title }, language)) },
    }),
    parts: [
      ...(isQuoted ? (['quote'] as const) : []),
      ...said,
      ...(note === undefined ? [] : (['reason'] as const)),
    ],
    link: link(language, `decision?code=${code}`),
  };
}

/** The outcome of a report, for the person who made it. */
export async function prepareOutcome(request: MailRequest): Promise<MailContent | undefined> {
  const { uid = '', language, report: id = '' } = request;
  const [account, me, report] = await Promise.all([
    findAccount(uid),
    findUser(uid),
    findReport(id),
  ]);
  if (!account?.emailVerified || !isActive(me) || !report?.outcome) return undefined;
  const { title, number, outcome } = report;
  return {
    ...(await baseContent(request, account)),
    ...{ to: me.email, title, number, parts: [outcome] },
    link: link(language, 'my-account/my-reports'),
  };
}
