import type {
  askAboutInvesting as askAboutInvestingEndpoint,
  becomeInvestor as becomeInvestorEndpoint,
  updateInvestor as updateInvestorEndpoint,
} from '@qaysari/contract/investor/calls';
import type { Language } from '@qaysari/contract/shared/languages';
import { ApiError, signInNeeded } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { isActive } from '../user/public.ts';
import { asPerson, findUser, ownDataOf } from '../user/store.ts';
import { changeProfile, makeInvestor } from './profile-store.ts';
import { syncInvestor } from './store.ts';

/**
 * `POST /investor/me`. The directory shows the profile after staff approve it
 * (docs/specification/data.md#d12).
 */
export const becomeInvestor: Handler<typeof becomeInvestorEndpoint> = async ({ caller, body }) => {
  if (!(await makeInvestor(caller.uid, body))) throw new ApiError(403, 'alreadyInvestor');
  return undefined;
};

/** `PUT /investor/me`. The same profile again changes nothing. */
export const updateInvestor: Handler<typeof updateInvestorEndpoint> = async ({ caller, body }) => {
  if (!(await changeProfile(caller.uid, body))) throw new ApiError(403, 'notInvestor');
  await syncInvestor(caller.uid);
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  return ownDataOf(user);
};

/** A document of `investorRequests`; staff handle it in the Firestore console. */
interface InvestorRequest {
  uid: string;
  message: string;
  /** Of the page that it was written on. */
  language: Language;
  state: 'open' | 'handled';
  createdAt: Timestamp;
}

/**
 * Opens a person's request. False when one with another text is open already; the same text again, as of a
 * second press, is the same request.
 */
export function openInvestorRequest(
  request: Pick<InvestorRequest, 'uid' | 'message' | 'language'>,
): Promise<boolean> {
  const document = collection('investorRequests').doc(request.uid);
  return asPerson(request.uid, async (transaction) => {
    const data = (await transaction.get(document)).data();
    if (data && data['state'] !== 'handled') return data['message'] === request.message;
    const createdAt = Timestamp.fromMillis(clock.now());
    transaction.set(document, { ...request, state: 'open', createdAt } satisfies InvestorRequest);
    return true;
  });
}

/** `POST /user/investor`. Throws 409 while another request of the caller is open. */
export const askAboutInvesting: Handler<typeof askAboutInvestingEndpoint> = async ({
  caller,
  body,
  language,
}) => {
  const { uid } = caller;
  const isOpen = await openInvestorRequest({ uid, message: body.message, language });
  if (!isOpen) throw new ApiError(409, 'alreadyAsked');
  return undefined;
};
