import type { updateMe as endpoint } from '@qaysari/contract/user-endpoints';
import { notFound, wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { clock } from '../platform/clock.ts';
import { firestore, Timestamp } from '../platform/firestore.ts';
import { presentUser } from './present.ts';
import { changeUser, findUser } from './store.ts';

/** `PUT /user/update-me`. The first profile must also accept the terms (docs/specification/rules.md#r5). */
export const updateMe: Handler<typeof endpoint> = async ({ caller, body, language }) => {
  const { termsAccepted, ...profile } = body;
  const user = await findUser(caller.uid);
  if (!user) throw notFound();
  if (!user.termsAcceptedAt && !termsAccepted) {
    throw wrongFields({ termsAccepted: { key: 'termsNeeded' } });
  }
  const termsAcceptedAt = user.termsAcceptedAt ?? Timestamp.fromMillis(clock.now());
  const batch = firestore().batch();
  changeUser(batch, caller.uid, { ...profile, language, termsAcceptedAt });
  await batch.commit();
  return presentUser({ ...user, ...profile });
};
