import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';

/**
 * What the server answers. `getDocs` and `getDoc` do not wait for it: after ten seconds they take this process
 * for offline, and answer from its cache, where every list is allowed.
 */
export function listFromServer(list: Query): Promise<QuerySnapshot> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      list,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        stop();
        resolve(snapshot);
      },
      reject,
    );
  });
}

export function readFromServer(reference: DocumentReference): Promise<DocumentSnapshot> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        stop();
        resolve(snapshot);
      },
      reject,
    );
  });
}
