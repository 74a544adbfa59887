import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotMetadata,
  type Unsubscribe,
} from 'firebase/firestore';

const untilConfirmed = { includeMetadataChanges: true };

/**
 * What the server answers. `getDocs` and `getDoc` do not wait for it: after ten seconds they take this process
 * for offline, and answer from its cache, where every list is allowed.
 */
export const listFromServer = (list: Query) =>
  fromServer<QuerySnapshot>((next, failed) => onSnapshot(list, untilConfirmed, next, failed));

export const readFromServer = (reference: DocumentReference) =>
  fromServer<DocumentSnapshot>((next, failed) =>
    onSnapshot(reference, untilConfirmed, next, failed),
  );

function fromServer<Snapshot extends { metadata: SnapshotMetadata }>(
  listen: (next: (snapshot: Snapshot) => void, failed: (error: Error) => void) => Unsubscribe,
): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const stop = listen((snapshot) => {
      if (snapshot.metadata.fromCache) return;
      stop();
      resolve(snapshot);
    }, reject);
  });
}
