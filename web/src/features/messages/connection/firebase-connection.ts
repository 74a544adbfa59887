import { conversationIdOf, type LiveAccess } from '@qaysari/contract/message/types';
import { limits } from '@qaysari/contract/shared/limits';
import {
  deleteApp,
  initializeApp,
  setLogLevel as setAppLogLevel,
  type FirebaseApp,
} from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  signOut,
  type Auth,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  terminate,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { Connection, Listener, Subject } from './live-events.ts';
import { readConversation, readInboxEntry, readTail } from './read-documents.ts';

/** The only file that knows the Firebase SDK. It is loaded by the pages of conversations, after their messages. */

// Lost connections are no errors: the watchdog handles them.
setLogLevel('silent');

let opened = 0;

/**
 * Opens a connection of its own for one subject. Its first operation is a listener, with a cache in memory: others
 * have left the SDK dead until the page was reloaded (github.com/firebase/firebase-js-sdk/issues/10008).
 */
export async function openConnection(
  access: LiveAccess,
  subject: Subject,
  listener: Listener,
): Promise<Connection> {
  const { apiKey, projectId, emulators, token } = access;
  // Closing a line while it is being opened warns in the console. By then the next one is open.
  setAppLogLevel('error');
  const app = initializeApp({ apiKey, projectId }, `live-${++opened}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    const { hostname, port } = new URL(emulators.firestore);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  try {
    await signInWithCustomToken(auth, token);
  } catch (error) {
    void end({ app, auth, firestore });
    throw error;
  }
  const stops = listen(firestore, subject, listener);
  const close = () => {
    for (const stop of stops) stop();
    void end({ app, auth, firestore });
  };
  return { close, expiresIn: access.expiresIn * 1_000 };
}

interface Opened {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
}

/** A broken SDK may fail here too. The failure is ignored: nothing uses it any more. */
async function end({ app, auth, firestore }: Opened): Promise<void> {
  await Promise.allSettled([terminate(firestore), signOut(auth)]);
  await deleteApp(app).catch(() => undefined);
}

function listen(firestore: Firestore, subject: Subject, listener: Listener): (() => void)[] {
  const waiting = new Set([0, 1]);
  const { onLost } = listener;
  /** An answer from the cache means that the SDK has no connection. */
  const answered = (part: number, fromCache: boolean) => {
    if (fromCache) {
      if (!waiting.has(part)) onLost(new Error('The connection is lost'));
      return false;
    }
    if (waiting.delete(part) && waiting.size === 0) listener.onReady();
    return true;
  };
  const options = { includeMetadataChanges: true };
  const documentsOf = (documents: readonly QueryDocumentSnapshot[]) =>
    documents.map((each) => ({ id: each.id, data: each.data() }));
  const list = (
    part: number,
    source: Query,
    take: (read: ReturnType<typeof documentsOf>) => void,
  ) =>
    onSnapshot(
      source,
      options,
      ({ docs, metadata }) => {
        if (!metadata.fromCache) take(documentsOf(docs));
        answered(part, metadata.fromCache);
      },
      onLost,
    );
  const inbox = collection(firestore, 'users', subject.me, 'inbox');
  if (subject.kind === 'inbox') {
    return [
      list(0, latestConversations(firestore, subject.me), (read) =>
        listener.onConversations?.(read.map(readConversation)),
      ),
      list(1, query(inbox, limit(limits.messagePageMax)), (read) =>
        listener.onInbox?.(read.map(readInboxEntry)),
      ),
    ];
  }
  const id = conversationIdOf(subject.me, subject.userId);
  return [
    list(0, tailOf(firestore, subject, id), (read) => listener.onTail?.(readTail(read))),
    onSnapshot(
      doc(inbox, id),
      options,
      (each) => {
        const { fromCache } = each.metadata;
        const data = each.data();
        if (!fromCache && data) listener.onInbox?.([readInboxEntry({ id, data })]);
        answered(1, fromCache);
      },
      onLost,
    ),
  ];
}

function latestConversations(firestore: Firestore, me: string): Query {
  return query(
    collection(firestore, 'conversations'),
    where('participants', 'array-contains', me),
    orderBy('updatedAt', 'desc'),
    limit(limits.messagePageMax),
  );
}

function tailOf(
  firestore: Firestore,
  { me, from }: Extract<Subject, { kind: 'thread' }>,
  conversation: string,
): Query {
  return query(
    collection(firestore, 'messages'),
    where('conversation', '==', conversation),
    where('participants', 'array-contains', me),
    where('seq', '>=', from),
    orderBy('seq', 'desc'),
    limit(limits.messagePageMax),
  );
}
