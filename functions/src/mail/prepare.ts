import { keepArchiveForLink } from '../archive/store.ts';
import { createCode, createSecret, type CodeOwner } from '../code/store.ts';
import { countListingsByOwner } from '../listing/store.ts';
import { findNameOf } from '../message/public.ts';
import { createNewsLink } from '../newsletter/store.ts';
import { findUnread } from '../notification/store.ts';
import { findAccount, findAccountByEmail, type Account } from '../platform/accounts.ts';
import { config } from '../platform/config.ts';
import { mailText } from '../platform/texts.ts';
import {
  isActive,
  isKnownBrowser,
  isLockedOut,
  missingForApproval,
  nextPageOf,
} from '../user/public.ts';
import { findUser } from '../user/store.ts';
import { accountContent, baseContent, link, type MailContent } from './content.ts';
import { prepareAlert } from './prepare-alert.ts';
import { prepareDigest } from './prepare-digest.ts';
import { prepareQuestion } from './prepare-question.ts';
import { prepareOutcome, prepareStatement } from './prepare-statement.ts';
import type { MailKind, MailRequest } from './record.ts';
import { unsubscribeLinks, unsubscribeToken } from './unsubscribe.ts';

/**
 * Prepares a mail: its receiver, and a code or link that is made now. Undefined when there is no receiver, or no need
 * any more.
 */
export async function prepareMail(request: MailRequest): Promise<MailContent | undefined> {
  switch (request.kind) {
    case 'verifyEmail':
      return prepareVerification(request);
    case 'resetCode':
      return prepareReset(request);
    case 'changeEmailCode':
      return prepareEmailChange(request);
    case 'alreadyRegistered':
      return (await prepareNewLink(request)) ?? accountContent(request, 'sign-in');
    case 'passwordChanged':
    case 'emailRestored':
      return accountContent(request, 'forgot-password');
    case 'emailChanged':
      return prepareUndo(request);
    case 'emailTakenBack':
      return baseContent(request, await findAccount(request.uid ?? ''));
    case 'accountDeleted':
      return baseContent(request);
    case 'phoneMoved':
      return accountContent(request, 'my-account/settings');
    case 'listingApproved':
    case 'listingIncomplete':
    case 'listingRejected':
    case 'investorApproved':
    case 'investorIncomplete':
    case 'investorRejected':
      return prepareDecision(request);
    case 'stillForSale':
      return prepareQuestion(request);
    case 'searchAlert':
    case 'cheaperFavorites':
      return prepareAlert(request);
    case 'dataReady':
      return prepareArchive(request);
    case 'unreadMessages':
      return prepareReminder(request);
    case 'measureTaken':
    case 'objectionAnswered':
      return prepareStatement(request);
    case 'reportDecided':
      return prepareOutcome(request);
    case 'partnerLockedOut':
      return prepareLockOut(request);
    case 'staffDigest':
      return prepareDigest(request);
    case 'newsletterConfirm':
    case 'newsletterAlready':
      return prepareNewsletter(request);
  }
}

function ownerOf(account: Account): CodeOwner {
  return { uid: account.uid, email: account.email ?? '' };
}

async function prepareVerification(request: MailRequest): Promise<MailContent | undefined> {
  const account = await findAccountByEmail(request.whom);
  if (!account || account.emailVerified) return undefined;
  const secret = await createSecret('verify-email', ownerOf(account));
  const content = await baseContent(request, account);
  const user = await findUser(account.uid);
  const next = user && nextPageOf(user);
  // Leads on to where they were on their way, also on another device.
  const from = next === undefined ? '' : `&from=${encodeURIComponent(next)}`;
  const hasListing = (await countListingsByOwner(account.uid)) > 0;
  return {
    ...content,
    link: link(request.language, `verify-email?code=${secret}${from}`),
    parts: hasListing ? missingForApproval(user).filter((need) => need === 'profile') : [],
  };
}

/** An owner who never opened the link gets a new one instead. */
async function prepareNewLink(request: MailRequest): Promise<MailContent | undefined> {
  return prepareVerification({ ...request, kind: 'verifyEmail' });
}

/**
 * A code for the browser that asked, and a link for the reader of the mail. Strangers can use up the day's mails, and
 * the tries of codes: the link works all the same.
 */
async function prepareReset(request: MailRequest): Promise<MailContent | undefined> {
  const { whom, language, browser } = request;
  const account = await findAccountByEmail(whom);
  const user = account && (await findUser(account.uid));
  // Nobody can set the password of an account whose sign-up was interrupted, or that is locked out.
  if (!account || !isActive(user)) return undefined;
  const asked = browser !== undefined && { browser, isKnown: isKnownBrowser(user, browser) };
  const code = await createCode('reset-password', whom, ownerOf(account), { ...asked });
  const token = await createSecret('reset-link', ownerOf(account));
  const content = { ...(await baseContent(request, account)), code };
  // After a `#`, so that no server and no log sees it.
  return {
    ...content,
    link: link(language, `forgot-password#token=${token}&email=${encodeURIComponent(whom)}`),
  };
}

/** To the old address, which was verified before the account could be used: with a link that gives it back. */
async function prepareUndo(request: MailRequest): Promise<MailContent> {
  const { whom, uid = '', language } = request;
  const secret = await createSecret('undo-email', { uid, email: whom });
  const content = await baseContent(request, await findAccount(uid));
  return { ...content, link: link(language, `undo-email-change?code=${secret}`) };
}

/**
 * An address that has an account already gets no code: a mail asks its owner to sign in. The mail with the code has no
 * name, because the address is not verified.
 */
async function prepareEmailChange(request: MailRequest): Promise<MailContent | undefined> {
  const { uid = '', whom } = request;
  if (await findAccountByEmail(whom)) {
    return accountContent({ ...request, kind: 'alreadyRegistered' }, 'sign-in');
  }
  const code = await createCode('change-email', uid, { uid, email: whom });
  return { ...(await baseContent(request)), code };
}

/**
 * What staff have decided about a listing or an investor profile, to the address that its owner has now. A deleted
 * owner gets no mail, nor does an unverified address: a stranger may have written the ad.
 */
async function prepareDecision(request: MailRequest): Promise<MailContent | undefined> {
  const { kind, uid = '', language, listing = '', title = '', note, missing = [] } = request;
  const account = await findAccount(uid);
  const user = await findUser(uid);
  if (!account?.emailVerified || !user || user.deletedAt) return undefined;
  const paths: Partial<Record<MailKind, string>> = {
    listingApproved: `ads/${listing}`,
    listingIncomplete: `my-account/settings?from=/${language}/ads/${listing}`,
    listingRejected: `edit-ad/${listing}`,
    investorApproved: 'my-account/investor',
    investorIncomplete: 'my-account/settings',
    investorRejected: 'my-account/investor',
  };
  return {
    ...(await baseContent(request, account)),
    to: user.email,
    title,
    link: link(language, paths[kind] ?? ''),
    ...(note !== undefined && { note }),
    parts: note === undefined ? missing : ['reason'],
  };
}

/** Each try makes a link of its own, and stores the archive for as long as that link works. */
async function prepareArchive(request: MailRequest): Promise<MailContent | undefined> {
  const { uid = '', language } = request;
  const [account, user] = await Promise.all([findAccount(uid), findUser(uid)]);
  if (!account?.emailVerified || !user || user.deletedAt) return undefined;
  const about = await keepArchiveForLink(uid);
  if (about === undefined) return undefined;
  const code = await createSecret('data-archive', { uid, email: user.email, about });
  return {
    ...(await baseContent(request, account)),
    ...{ to: user.email, link: link(language, `your-data?code=${code}`) },
  };
}

/** Nothing is sent when the messages were read meanwhile, or when no mail about them is wanted. */
async function prepareReminder(request: MailRequest): Promise<MailContent | undefined> {
  const { uid = '', partner = '', language } = request;
  const account = await findAccount(uid);
  const unread = account?.emailVerified ? await findUnread({ me: uid, partner }) : undefined;
  if (!unread) return undefined;
  const { title, quote } = unread;
  const token = unsubscribeToken({ uid, kind: 'unreadMessages' });
  return {
    ...(await baseContent(request, account)),
    to: unread.email,
    link: link(language, `my-account/inbox/${partner}`),
    ...(title !== undefined && { title }),
    messages: { from: unread.from, count: unread.count, quote },
    parts: [
      ...(title === undefined ? [] : (['about'] as const)),
      ...(quote === '' ? [] : (['quote'] as const)),
    ],
    unsubscribe: unsubscribeLinks(config().siteOrigin, { language, token, of: 'messages' }),
  };
}

/** Nothing is sent when staff have let the partner in again meanwhile. */
async function prepareLockOut(request: MailRequest): Promise<MailContent | undefined> {
  const { uid = '', partner = '', language } = request;
  const [account, me, locked] = await Promise.all([
    findAccount(uid),
    findUser(uid),
    findUser(partner),
  ]);
  if (!account?.emailVerified || !isActive(me)) return undefined;
  if (!locked || locked.deletedAt || !isLockedOut(locked)) return undefined;
  const name = await findNameOf({ me: uid, partner });
  return {
    ...(await baseContent(request, account)),
    to: me.email,
    link: link(language, `my-account/inbox/${partner}`),
    messages: { from: name ?? mailText('member', language) },
  };
}

/**
 * To an address that asked for news: a link that confirms it, or that it gets them already. Either ends with one
 * press: somebody else may have named the address.
 */
async function prepareNewsletter(request: MailRequest): Promise<MailContent | undefined> {
  const { whom, language } = request;
  const made = await createNewsLink(whom);
  if (!made) return undefined;
  const { subscription, secret } = made;
  const token = unsubscribeToken({ subscription, kind: 'news' });
  return {
    ...(await baseContent(request)),
    ...(secret === undefined
      ? { kind: 'newsletterAlready' }
      : { kind: 'newsletterConfirm', link: link(language, `newsletter?code=${secret}`) }),
    unsubscribe: unsubscribeLinks(config().siteOrigin, { language, token, of: 'news' }),
  };
}
