import type {
  getMe as getMeEndpoint,
  setNameOnAds as setNameOnAdsEndpoint,
  updateMe as updateMeEndpoint,
  deleteMe as deleteMeEndpoint,
} from '@qaysari/contract/account/calls';
import type { Language } from '@qaysari/contract/shared/languages';
import { requestDeletion } from '../deletion/store.ts';
import { signInNeeded, wrongFields } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import { requireRecentSignIn, type Handler } from '../platform/handler.ts';
import { securityEvent } from '../platform/security-log.ts';
import { presentUser } from './present.ts';
import { acceptanceOfTerms, hasAcceptedTerms, isActive, type UserRecord } from './record.ts';
import { changeUser, findUserIn, markUserDeleted } from './store.ts';

/** `GET /user/me`. */
export const getMe: Handler<typeof getMeEndpoint> = ({ caller }) => Promise.resolve(caller.user);

/** `PUT /user/name-on-ads`. Ads read it from the user each time, so none is written. */
export const setNameOnAds: Handler<typeof setNameOnAdsEndpoint> = async ({ caller, body }) => {
  const { nameOnAds } = body;
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, caller.uid);
    if (!isActive(user)) throw signInNeeded();
    if (user.nameOnAds !== nameOnAds) changeUser(transaction, caller.uid, { nameOnAds });
    return presentUser({ ...user, nameOnAds });
  });
};

/**
 * `PUT /user/update-me`. Who has not accepted the present terms must do so (docs/specification/rules.md#r5). Another phone
 * number needs a recent sign-in: buyers call it, and it signs in. In a transaction: nobody would delete what is written
 * after the user was deleted.
 */
export const updateMe: Handler<typeof updateMeEndpoint> = async ({ caller, body }) => {
  const { termsAccepted, mailLanguage, ...profile } = body;
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, caller.uid);
    if (!isActive(user)) throw signInNeeded();
    const isNew = !hasAcceptedTerms(user);
    if (isNew && !termsAccepted) throw wrongFields({ termsAccepted: { key: 'termsNeeded' } });
    if (user.phone && user.phone !== profile.phone) requireRecentSignIn(caller);
    const acceptance = isNew ? acceptanceOfTerms() : {};
    const chosen = isOther(mailLanguage, user)
      ? ({ language: mailLanguage, isLanguageChosen: true } as const)
      : {};
    changeUser(transaction, caller.uid, { ...profile, ...acceptance, ...chosen });
    return presentUser({ ...user, ...profile, ...acceptance, ...chosen });
  });
};

/** The form sends the language also where nobody has chosen one. */
function isOther(chosen: Language | undefined, user: UserRecord): chosen is Language {
  return chosen !== undefined && chosen !== presentUser(user).mailLanguage;
}

/**
 * `PUT /user/delete?force=true`. The account ends with the answer; the trigger deletes the data
 * afterwards.
 */
export const deleteMe: Handler<typeof deleteMeEndpoint> = async ({ caller }) => {
  const batch = firestore().batch();
  markUserDeleted(batch, caller.uid);
  const { email, mailLanguage: language } = caller.user;
  requestDeletion(batch, caller.uid, { email, language });
  await batch.commit();
  securityEvent('accountDeleted', { uid: caller.uid });
  return undefined;
};
