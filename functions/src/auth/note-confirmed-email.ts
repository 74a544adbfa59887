import { firestore } from '../platform/firestore.ts';
import { changeUser, findUserIn, withConfirmedEmail } from '../user/store.ts';

/** Notes when and how a user first proved that their address is theirs. Saying it again changes nothing. */
export async function noteConfirmedEmail(
  uid: string,
  email: string,
  by: 'mail' | 'provider',
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt || user.email !== email) return;
    if (user.confirmedEmail?.address === email) return;
    changeUser(transaction, uid, withConfirmedEmail(email, by));
  });
}
