import type { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';
import { createECDH } from 'node:crypto';
import { codeSubject } from '../../functions/src/auth/phone.ts';
import { createCode, createSecret } from '../../functions/src/code/store.ts';
import { unsubscribeToken } from '../../functions/src/mail/unsubscribe.ts';
import { createNewsLink, openSubscription } from '../../functions/src/newsletter/store.ts';
import { aboutDecision } from '../../functions/src/report/present.ts';
import { reviewLink } from '../../functions/src/review/link.ts';
import { listingVersion } from '../../functions/src/review/version.ts';
import { completeProfile } from '../support/complete-profile.ts';
import type { Actor, Scene, Secret } from '../support/endpoint-scene.ts';
import { type Slot, adFields } from '../support/form.ts';
import { investorForm } from '../support/investors.ts';
import { photo } from '../support/photos.ts';

/**
 * Who may call what, and what the answer reveals: one table of every endpoint of the contract. An endpoint
 * without a row does not compile.
 */

export type EndpointName = keyof typeof endpoints | keyof typeof publishEndpoints;

/** A refusal with its text; or a success with the secrets that its answer contains. */
type Outcome = `${number} ${ErrorKey}` | readonly Secret[];

export interface Sent {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: { fields: Readonly<Record<string, string>>; slots?: readonly Slot[] };
}

export interface Row {
  /** Builds the request, and the data that it needs to succeed. */
  send: (scene: Scene) => Sent | Promise<Sent>;
  answers: Readonly<Record<Actor, Outcome>>;
  /** Whether Sara needs an account in Auth. */
  withAccount?: true;
}

type Answers = Row['answers'];
type Some = Partial<Answers>;

const fine: Outcome = [];
const nothing = '404 notFound';

/** The same answer for every caller: the token is ignored. */
const everybody = (outcome: Outcome, others: Some = {}): Answers => ({
  ...{ none: outcome, malformed: outcome, expired: outcome, 'wrong signature': outcome },
  ...{ revoked: outcome, stranger: outcome, blocked: outcome, 'locked out': outcome },
  ...{ unverified: outcome, external: outcome, owner: outcome, investor: outcome },
  ...{ deleted: outcome, ...others },
});

/** The token is optional, but a token that is sent must be valid. */
const optionalToken = (outcome: Outcome, others: Some = {}): Answers => {
  const refused = '401 signInNeeded';
  return everybody(outcome, {
    ...{ malformed: refused, expired: refused, 'wrong signature': refused, revoked: refused },
    ...{ 'locked out': refused, deleted: refused, ...others },
  });
};

const members = (outcome: Outcome, others: Some = {}): Answers =>
  optionalToken(outcome, { none: '401 signInNeeded', ...others });

/** Sara gets the first outcome; the other signed-in people get the second. */
const saraAnd = (sara: Outcome, others: Outcome, more: Some = {}): Answers =>
  members(sara, { stranger: others, blocked: others, investor: others, ...more });

/** The members of the conversation get the first outcome. */
const talkersAnd = (talkers: Outcome, strangers: Outcome, more: Some = {}): Answers =>
  members(talkers, { stranger: strangers, investor: strangers, ...more });

const contact: Outcome = ['email', 'phone'];
const saraHerself: Outcome = ['email', 'phone', 'street', 'lastname', 'username'];
const isGone: Some = { deleted: nothing, 'locked out': nothing };

const ad = ({ ad: id }: Scene): Sent => ({ params: { id } });
const draft = ({ draft: id }: Scene): Sent => ({ params: { id } });
const other = ({ other: userId }: Scene): Sent => ({ params: { userId } });
const empty = (): Sent => ({});

const newPassword = 'Bazaar-Lane-17';
const passwords = { newPassword, confirmNewPassword: newPassword };

const signUp = ({ newEmail: email }: Scene) => ({
  ...{ username: email.split('@', 1)[0] ?? '', email },
  ...{ password: newPassword, confirmPassword: newPassword },
});

const { termsAcceptedAt: _terms, termsVersion: _version, ...profile } = completeProfile;

const browserKey = createECDH('prime256v1').generateKeys('base64url');
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: browserKey, auth: 'A'.repeat(22) },
};

const smallPhoto = () => photo({ width: 40, height: 30 }).jpeg().toBuffer();

/** Staff warn Sara. Returns the secret of the mail about it. */
async function decided({ sara: uid, username: personName, email }: Scene): Promise<string> {
  const at = Timestamp.now();
  const id = `person~${uid}`;
  await getFirestore()
    .doc(`reportCases/${id}`)
    .set({
      ...{ kind: 'person', thing: uid, person: uid, title: 'Sara', personName },
      ...{ decision: '', rule: '', note: '', state: 'decided', reasons: { scam: 1 } },
      history: [{ decision: 'warn', rule: 'scam', at }],
    });
  return createSecret('objection', { uid, email, about: aboutDecision(id, 0) });
}

/** Saves a search of somebody. Returns its id. */
async function searchOf(uid: string): Promise<string> {
  const [id, createdAt] = ['one', Timestamp.now()];
  const search = { filter: 'location=erbil', isPaused: false, createdAt, seenAt: createdAt };
  await getFirestore().doc(`users/${uid}/savedSearches/${id}`).set(search);
  return id;
}

/** A mail asked Sara about her ad. Returns the secret of its link. */
const asked = ({ sara: uid, email, ad: about }: Scene): Promise<string> =>
  createSecret('still-for-sale', { uid, email, about });

/** Sara's second ad waits again. Returns the token of the link that shows it to our team. */
async function waiting({ draft: thing }: Scene): Promise<string> {
  const document = getFirestore().doc(`listings/${thing}`);
  // Other calls of the same draw may have deleted it.
  if ((await document.get()).exists) await document.update({ status: 'pending' });
  const version = listingVersion((await document.get()).data() ?? {});
  const link = reviewLink({ kind: 'listing', thing, version }, Date.now());
  return new URL(link).hash.replace('#token=', '');
}

/** A device on which somebody is signed in, if possible. */
async function sessionOf(uid: string): Promise<string> {
  const id = `s${uid}`;
  const now = Timestamp.now();
  const expireAt = Timestamp.fromMillis(now.toMillis() + 60_000);
  await getFirestore()
    .doc(`users/${uid}/sessions/${id}`)
    .set({ device: {}, validFrom: 0, createdAt: now, lastUsedAt: now, expireAt });
  return id;
}

/** Stores a finished archive of Sara's data. Returns the secret of the mailed link. */
async function archiveOf(uid: string): Promise<string> {
  const createdAt = Timestamp.fromMillis(Date.now() - 8 * 24 * 60 * 60_000);
  const keptUntil = Timestamp.fromMillis(Date.now() + 60_000);
  await getFirestore()
    .doc(`dataExports/${uid}`)
    .set({ state: 'ready', language: 'en', createdAt, keptUntil, bytes: 1 });
  return createSecret('data-archive', { uid, email: '', about: String(createdAt.toMillis()) });
}

/** One row, or several rows by their subject. */
type Rows = Row | Readonly<Record<string, Row>>;

export const endpointTable: Readonly<Record<EndpointName, Rows>> = {
  // Anybody, with or without a session.
  login: {
    withAccount: true,
    send: ({ username: usernameOrEmail, password }) => ({ json: { usernameOrEmail, password } }),
    answers: everybody(saraHerself, {
      'locked out': '403 accountLocked',
      unverified: '403 emailUnverified',
      deleted: '401 signInWrong',
    }),
  },
  register: { send: (scene) => ({ json: signUp(scene) }), answers: everybody(fine) },
  registerWithListing: {
    send: (scene) => ({ form: { fields: { ...signUp(scene), ...adFields } } }),
    answers: everybody(fine),
  },
  resendVerification: {
    send: ({ email: usernameOrEmail }) => ({ json: { usernameOrEmail } }),
    answers: everybody(fine),
  },
  verifyEmail: {
    withAccount: true,
    send: async ({ sara: uid, email }) => ({
      json: { code: await createSecret('verify-email', { uid, email }) },
    }),
    answers: everybody(fine),
  },
  forgotPassword: { send: ({ email }) => ({ json: { email } }), answers: everybody(fine) },
  confirmCode: {
    send: async ({ sara: uid, email }) => ({
      json: { email, code: await createCode('reset-password', email, { uid, email }) },
    }),
    answers: everybody(fine),
  },
  resetPassword: {
    withAccount: true,
    send: async ({ sara: uid, email }) => {
      const resetToken = await createSecret('set-password', { uid, email });
      return { json: { email, resetToken, ...passwords } };
    },
    answers: everybody(fine, { 'locked out': '400 resetExpired', deleted: '400 resetExpired' }),
  },
  undoEmailChange: {
    withAccount: true,
    send: async ({ sara: uid, newEmail: email }) => {
      const previousEmails = [{ email, changedAt: Timestamp.now() }];
      await getFirestore().doc(`users/${uid}`).update({ previousEmails });
      return { json: { code: await createSecret('undo-email', { uid, email }) } };
    },
    answers: everybody(fine, { 'locked out': '400 checkFields', deleted: '400 checkFields' }),
  },
  listProviders: { send: empty, answers: everybody(fine) },
  reportClientError: {
    send: () => ({ json: { kind: 'script', message: 'x', page: '/ads/:id' } }),
    answers: everybody(fine),
  },
  askForNews: { send: ({ newEmail: email }) => ({ json: { email } }), answers: everybody(fine) },
  confirmNews: {
    send: async ({ newEmail: email }) => {
      await openSubscription({ email, language: 'en', withMail: false });
      return { json: { code: (await createNewsLink(email))?.secret } };
    },
    answers: everybody(fine),
  },
  unsubscribeFromMails: {
    send: ({ sara: uid }) => ({
      query: { token: unsubscribeToken({ kind: 'unreadMessages', uid }) },
    }),
    answers: everybody(fine),
  },
  listListings: { send: ({ tag }) => ({ query: { search: tag } }), answers: everybody(fine) },
  listListingIds: { send: empty, answers: everybody(fine) },
  getRates: { send: empty, answers: everybody(fine) },
  getCurrentRate: { send: empty, answers: everybody(fine) },
  listRelatedListings: { send: ad, answers: everybody(fine) },
  listOwnerListings: {
    send: ({ sara: id }) => ({ params: { id } }),
    answers: everybody(fine, isGone),
  },
  suggestListings: { send: ({ tag }) => ({ query: { search: tag } }), answers: everybody(fine) },

  // Ads.
  getPriceContext: {
    'an ad': { send: ad, answers: everybody(fine) },
    'an ad that staff rejected': { send: draft, answers: everybody(nothing) },
  },
  getApprovedListing: {
    'an ad': { send: ad, answers: optionalToken(fine) },
    'an ad that staff rejected': {
      send: draft,
      answers: saraAnd(['draft'], nothing, { none: nothing }),
    },
  },
  getListingContact: {
    'an ad': { send: ad, answers: optionalToken(contact) },
    'an ad that staff rejected': {
      send: draft,
      answers: saraAnd(contact, nothing, { none: nothing }),
    },
  },
  getListingOwner: {
    'an ad': { send: ad, answers: optionalToken(fine) },
    'an ad that staff rejected': {
      send: draft,
      answers: saraAnd(fine, nothing, { none: nothing }),
    },
  },
  countListingView: {
    'an ad': { send: ad, answers: optionalToken(fine) },
    'an ad that staff rejected': {
      send: draft,
      answers: saraAnd(fine, nothing, { none: nothing }),
    },
  },
  addFavorite: {
    'an ad': { send: ad, answers: saraAnd('403 notAllowed', fine) },
    'an ad that staff rejected': { send: draft, answers: saraAnd('403 notAllowed', nothing) },
  },
  removeFavorite: { send: ad, answers: members(fine) },
  listFavorites: { send: empty, answers: members(fine) },
  listFavoriteIds: { send: empty, answers: members(fine) },
  listMyListings: { send: empty, answers: saraAnd(['draft'], fine) },
  getMyListing: {
    'an ad': { send: ad, answers: saraAnd(fine, '403 notAllowed') },
    'an ad that staff rejected': { send: draft, answers: saraAnd(['draft', 'note'], nothing) },
  },
  setAvailability: {
    'an ad': {
      send: (scene) => ({ ...ad(scene), json: { availability: 'sold' } }),
      answers: saraAnd(fine, '403 notAllowed'),
    },
    'an ad that staff rejected': {
      send: (scene) => ({ ...draft(scene), json: { availability: 'hidden' } }),
      answers: saraAnd(['draft', 'note'], nothing),
    },
  },
  listAskedListings: { send: empty, answers: members(fine) },
  readAskedListings: {
    'the code of a mail': {
      send: async (scene) => ({ json: { code: await asked(scene) } }),
      answers: everybody(fine, isGone),
    },
    'a code that is not ours': {
      send: () => ({ json: { code: 'wrong' } }),
      answers: everybody(nothing),
    },
  },
  answerForListing: {
    'an ad that the mail asks about': {
      send: async (scene) => ({
        ...ad(scene),
        json: { code: await asked(scene), availability: 'sold' },
      }),
      answers: everybody(fine, isGone),
    },
    'another ad': {
      send: async (scene) => ({
        ...draft(scene),
        json: { code: await asked(scene), availability: 'sold' },
      }),
      answers: everybody(nothing),
    },
  },
  renewListing: {
    'an ad': { send: ad, answers: saraAnd(fine, '403 notAllowed') },
    'an ad that staff rejected': { send: draft, answers: saraAnd('409 renewNotListed', nothing) },
  },
  deleteListing: {
    'an ad': { send: ad, answers: saraAnd(fine, '403 notAllowed') },
    'an ad that staff rejected': { send: draft, answers: saraAnd(fine, nothing) },
  },
  askForPromotion: {
    'an ad': {
      send: (scene) => ({ ...ad(scene), json: { kind: 'featured' } }),
      answers: saraAnd(fine, '403 notAllowed'),
    },
    'an ad that staff rejected': {
      send: (scene) => ({ ...draft(scene), json: { kind: 'featured' } }),
      answers: saraAnd(fine, nothing),
    },
  },
  createListing: { send: () => ({ form: { fields: adFields } }), answers: members(fine) },
  uploadImage: {
    send: async () => ({ form: { fields: {}, slots: [await smallPhoto()] } }),
    answers: members(fine),
  },
  updateListing: {
    'an ad': {
      send: (scene) => ({ ...ad(scene), form: { fields: { price: '5' } } }),
      answers: saraAnd(fine, '403 notAllowed'),
    },
    'an ad that staff rejected': {
      send: (scene) => ({ ...draft(scene), form: { fields: { price: '5' } } }),
      answers: saraAnd(['draft'], nothing),
    },
  },

  // The own account.
  getMe: { send: empty, answers: saraAnd(saraHerself, fine) },
  updateMe: {
    send: () => ({ json: profile }),
    answers: saraAnd(['email', 'username'], fine),
  },
  setNameOnAds: {
    send: () => ({ json: { nameOnAds: 'firstname' } }),
    answers: saraAnd(saraHerself, fine),
  },
  changePassword: {
    withAccount: true,
    send: ({ password }) => ({ json: { password, ...passwords } }),
    // Only Sara has an account with this password.
    answers: saraAnd(fine, '400 checkFields', { external: '403 externalOnly' }),
  },
  changeEmail: {
    send: ({ newEmail }) => ({ json: { newEmail } }),
    answers: members(fine, { external: '403 externalOnly' }),
  },
  confirmEmailChange: {
    withAccount: true,
    send: async ({ sara: uid, newEmail: email }) => ({
      json: { email, code: await createCode('change-email', uid, { uid, email }) },
    }),
    // The code is Sara's.
    answers: saraAnd(fine, '400 checkFields'),
  },
  getPhoneConfirmation: { send: empty, answers: members(fine) },
  sendPhoneCode: { send: empty, answers: members(fine) },
  confirmPhone: {
    send: async ({ sara: uid, email, secrets: { phone } }) => ({
      json: { code: await createCode('confirm-phone', codeSubject(uid, phone), { uid, email }) },
    }),
    answers: saraAnd(fine, '400 checkFields'),
  },
  logoutEverywhere: { send: empty, answers: members(fine) },
  logout: { send: empty, answers: members(fine) },
  listSessions: { send: empty, answers: members(fine) },
  endSession: {
    'of one’s own': {
      send: async ({ me }) => ({ params: { id: await sessionOf(me) } }),
      answers: members(fine),
    },
    'of Sara': {
      send: async ({ sara }) => ({ params: { id: await sessionOf(sara) } }),
      answers: saraAnd(fine, nothing),
    },
  },
  listSubscriptions: { send: empty, answers: members(fine) },
  endNotifications: { send: () => ({ params: { id: 'one' } }), answers: members(fine) },
  endNewsletter: { send: empty, answers: members(fine) },
  listSavedSearches: { send: empty, answers: members(fine) },
  saveSearch: { send: () => ({ json: { filter: 'location=erbil' } }), answers: members(fine) },
  changeSavedSearch: {
    'one of Sara': {
      send: async ({ sara }) => ({
        params: { id: await searchOf(sara) },
        json: { isPaused: true },
      }),
      answers: saraAnd(fine, nothing),
    },
  },
  removeSavedSearch: {
    'one of Sara': {
      send: async ({ sara }) => ({ params: { id: await searchOf(sara) } }),
      answers: saraAnd(fine, nothing),
    },
  },
  markSavedSearchSeen: {
    'one of Sara': {
      send: async ({ sara }) => ({ params: { id: await searchOf(sara) } }),
      answers: saraAnd(fine, nothing),
    },
  },
  getData: { send: empty, answers: members(fine) },
  askForData: { send: empty, answers: members(fine) },
  openData: {
    send: async ({ sara }) => ({ json: { code: await archiveOf(sara) } }),
    // The person of the archive is gone.
    answers: everybody(fine, { deleted: nothing }),
  },
  deleteMe: { send: () => ({ query: { force: 'true' } }), answers: members(fine) },
  getNotifications: { send: empty, answers: members(fine) },
  setNotifications: { send: () => ({ json: { messageMails: false } }), answers: members(fine) },
  getPushKey: { send: empty, answers: members(fine) },
  subscribeToPush: { send: () => ({ json: subscription }), answers: members(fine) },
  unsubscribeFromPush: {
    send: () => ({ json: { endpoint: subscription.endpoint } }),
    answers: members(fine),
  },

  // Investors.
  becomeInvestor: {
    send: () => ({ json: investorForm }),
    answers: members(fine, { investor: '403 alreadyInvestor' }),
  },
  updateInvestor: {
    send: () => ({ json: investorForm }),
    answers: members('403 notInvestor', { investor: fine }),
  },
  askAboutInvesting: { send: () => ({ json: { message: 'question' } }), answers: members(fine) },
  listFittingListings: { send: empty, answers: members('403 notInvestor', { investor: fine }) },
  listInvestors: {
    'all of them': {
      send: () => ({ query: { role: 'investor' }, json: { limit: 50 } }),
      answers: members(['investorLastname']),
    },
    'matches of an ad that is not for investors': {
      send: ({ ad: listing }) => ({ query: { role: 'investor' }, json: { listing } }),
      answers: members(nothing),
    },
  },
  getUser: {
    'an investor': {
      send: ({ rania: id }) => ({ params: { id } }),
      answers: members(['investorEmail', 'investorPhone', 'investorLastname']),
    },
    'the owner of an ad': {
      send: ({ sara: id }) => ({ params: { id } }),
      // She reads her own name. Nobody else does before she has written.
      answers: saraAnd(['lastname'], fine),
    },
    'somebody without an ad': {
      send: ({ omar: id }) => ({ params: { id } }),
      answers: saraAnd(fine, nothing),
    },
  },

  // Conversations.
  listConversations: {
    send: empty,
    answers: talkersAnd(['words'], fine),
  },
  countUnread: { send: empty, answers: members(fine) },
  getLiveAccess: { send: empty, answers: members(fine) },
  listMessages: {
    'the other': {
      send: other,
      answers: talkersAnd(['words'], fine),
    },
    // Nobody learns what two others have written.
    'somebody without an ad': {
      send: ({ omar: userId }) => ({ params: { userId } }),
      answers: saraAnd(['words'], nothing),
    },
  },
  sendMessage: {
    'to the other': {
      send: ({ other: receiver }) => ({ json: { receiver, content: 'hello' } }),
      answers: members(fine, { blocked: '403 blockedYou' }),
    },
    'to somebody without an ad': {
      send: ({ omar: receiver }) => ({ json: { receiver, content: 'hello' } }),
      answers: saraAnd(fine, nothing),
    },
  },
  editMessage: {
    send: ({ message: id }) => ({ params: { id }, json: { content: 'hello again' } }),
    answers: talkersAnd(fine, nothing, { blocked: '403 blockedYou' }),
  },
  deleteMessage: {
    send: ({ message: id }) => ({ params: { id } }),
    answers: talkersAnd(fine, nothing),
  },
  deleteConversation: {
    send: ({ conversation: id }) => ({ params: { id } }),
    answers: talkersAnd(fine, nothing),
  },
  setConversationState: {
    send: (scene) => ({ ...other(scene), json: { readUpTo: 1 } }),
    answers: talkersAnd(fine, nothing),
  },
  sendReport: {
    'an ad': {
      send: ({ ad: id }) => ({ json: { kind: 'listing', id, reason: 'scam' } }),
      answers: members(fine, { owner: nothing, unverified: nothing, external: nothing }),
    },
    'an ad that staff rejected': {
      send: ({ draft: id }) => ({ json: { kind: 'listing', id, reason: 'scam' } }),
      answers: members(nothing),
    },
    'somebody one has talked to': {
      send: ({ omar: id }) => ({ json: { kind: 'person', id, reason: 'scam' } }),
      // Omar has not written: she names nobody.
      answers: saraAnd(fine, nothing),
    },
    'an investor': {
      send: ({ rania: id }) => ({ json: { kind: 'person', id, reason: 'scam' } }),
      answers: members(['investorLastname']),
    },
    'a message of one’s own, or of others': {
      send: ({ message: id }) => ({ json: { kind: 'message', id, reason: 'scam' } }),
      answers: members(nothing),
    },
  },
  listReports: { send: empty, answers: members(fine) },
  readStatement: {
    send: async (scene) => ({ json: { code: await decided(scene) } }),
    answers: everybody(fine),
  },
  sendObjection: {
    send: async (scene) => ({ json: { code: await decided(scene), text: 'I did not.' } }),
    answers: everybody(fine),
  },
  showReview: {
    send: async (scene) => ({ json: { token: await waiting(scene) } }),
    answers: everybody(['draft'], isGone),
  },
  blockUser: {
    'the other': { send: ({ other: id }) => ({ params: { id } }), answers: members(fine) },
    'somebody without an ad': {
      send: ({ omar: id }) => ({ params: { id } }),
      answers: saraAnd(fine, nothing),
    },
  },
  unblockUser: {
    'the other': { send: ({ other: id }) => ({ params: { id } }), answers: members(fine) },
    'somebody without an ad': {
      send: ({ omar: id }) => ({ params: { id } }),
      answers: saraAnd(fine, nothing),
    },
  },
  listBlockedUsers: { send: empty, answers: members(fine) },
};

/**
 * Calls whose transactions run a query. In the emulator, the transactions of several people block each other until
 * they are refused. Firestore itself locks only the documents of one person.
 */
export const locking: ReadonlySet<EndpointName> = new Set([
  ...(['addFavorite', 'changePassword', 'confirmEmailChange', 'confirmNews'] as const),
  ...(['deleteConversation', 'deleteMessage', 'sendReport', 'resetPassword'] as const),
  ...(['subscribeToPush', 'undoEmailChange'] as const),
]);

/** The rows of an endpoint by their subject; '' for a single row. */
export function rowsOf(name: EndpointName): [string, Row][] {
  const rows = endpointTable[name];
  return isRow(rows) ? [['', rows]] : Object.entries(rows);
}

function isRow(rows: Rows): rows is Row {
  return typeof rows.send === 'function';
}
