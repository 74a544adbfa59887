import { firestore } from '../platform/firestore.ts';
import type { UserRecord } from './record.ts';

const users = () => firestore().collection('users');

/** The person with that uid of Firebase Auth, also when deleted; undefined for nobody. */
export async function findUser(uid: string): Promise<UserRecord | undefined> {
  const snapshot = await users().doc(uid).get();
  const data = snapshot.data();
  return data && ({ role: 'member', isOAuth: false, ...data, id: snapshot.id } as UserRecord);
}
