import type { Language } from '@qaysari/contract/languages';
import type { ApprovalNeed } from '@qaysari/contract/listing-entity';
import { createCode, createSecret, type CodeOwner } from '../code/store.ts';
import { findAccount, findAccountByEmail, type Account } from '../platform/accounts.ts';
import { config } from '../platform/config.ts';
import { findUidOfUsername, findUser, isActive } from '../user/store.ts';
import type { MailKind, MailRequest } from './record.ts';

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
}

/** Names of further paragraphs, which some mails have: what an owner lacks, and why an ad was rejected. */
export type FurtherPart = ApprovalNeed | 'reason';

const link = (language: Language, path: string) => `${config().siteOrigin}/${language}/${path}`;

/**
 * Whom to write to and the code or link for them, made now. Undefined when there is nobody to write to,
 * or no need any more.
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
      return accountContent(request, 'forgot-password');
    case 'emailChanged':
      return prepareUndo(request);
    case 'emailTakenBack':
      return baseContent(request, request.uid);
    case 'listingApproved':
    case 'listingIncomplete':
    case 'listingRejected':
      return prepareListingMail(request);
  }
}

async function baseContent({ kind, language, whom }: MailRequest, uid = ''): Promise<MailContent> {
  const user = uid === '' ? undefined : await findUser(uid);
  return { kind, language, to: whom, name: user?.firstname || user?.username || '' };
}

async function accountContent(
  request: MailRequest,
  path: string,
): Promise<MailContent | undefined> {
  const account = await findAccountByEmail(request.whom);
  if (!account) return undefined;
  return { ...(await baseContent(request, account.uid)), link: link(request.language, path) };
}

function ownerOf(account: Account): CodeOwner {
  return { uid: account.uid, email: account.email ?? '' };
}

async function prepareVerification(request: MailRequest): Promise<MailContent | undefined> {
  const { whom, language } = request;
  const uid = whom.includes('@') ? undefined : await findUidOfUsername(whom);
  const account = await (uid === undefined ? findAccountByEmail(whom) : findAccount(uid));
  if (!account?.email || account.emailVerified) return undefined;
  const secret = await createSecret('verify-email', ownerOf(account));
  const content = await baseContent(request, account.uid);
  return { ...content, to: account.email, link: link(language, `verify-email?code=${secret}`) };
}

/** An owner who never opened the link gets a new one instead. */
async function prepareNewLink(request: MailRequest): Promise<MailContent | undefined> {
  return prepareVerification({ ...request, kind: 'verifyEmail' });
}

async function prepareReset(request: MailRequest): Promise<MailContent | undefined> {
  const account = await findAccountByEmail(request.whom);
  const user = account && (await findUser(account.uid));
  // A sign-up that was cut off leaves an account whose password nobody can set; nor can who is locked out.
  if (!account || !isActive(user)) return undefined;
  const code = await createCode('reset-password', request.whom, ownerOf(account));
  return { ...(await baseContent(request, account.uid)), code };
}

/** To the old address: with a link that gives it back. */
async function prepareUndo(request: MailRequest): Promise<MailContent> {
  const { whom, uid = '', language } = request;
  const secret = await createSecret('undo-email', { uid, email: whom });
  const content = await baseContent(request, uid);
  return { ...content, link: link(language, `undo-email-change?code=${secret}`) };
}

/** An address that is somebody's already gets no code; its owner is told to sign in with it. */
async function prepareEmailChange(request: MailRequest): Promise<MailContent | undefined> {
  const { uid = '', whom } = request;
  if (await findAccountByEmail(whom)) {
    return accountContent({ ...request, kind: 'alreadyRegistered' }, 'sign-in');
  }
  const code = await createCode('change-email', uid, { uid, email: whom });
  return { ...(await baseContent(request, uid)), code };
}

/** Nothing is told to somebody who is gone. The address is the one that they have now. */
async function prepareListingMail(request: MailRequest): Promise<MailContent | undefined> {
  const { kind, uid = '', language, listing = '', title = '', note, missing = [] } = request;
  const user = await findUser(uid);
  if (!user || user.deletedAt) return undefined;
  const paths: Partial<Record<MailKind, string>> = {
    listingApproved: `ads/${listing}`,
    listingIncomplete: 'my-account/settings',
    listingRejected: `edit-ad/${listing}`,
  };
  return {
    ...(await baseContent(request, uid)),
    to: user.email,
    title,
    link: link(language, paths[kind] ?? ''),
    ...(note !== undefined && { note }),
    parts: note === undefined ? missing : ['reason'],
  };
}
