import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type CollectionName, collection, collections } from './collections.ts';
import { FieldPath } from './firestore.ts';

/**
 * The documents of a person in a collection, as the table of collections names them. What removes and what
 * hands out somebody's data both look here. Undefined where documents name nobody.
 */
export function documentsOf(name: CollectionName, uid: string): Query | undefined {
  const { person, path } = collections[name];
  if (person === 'nobody') return undefined;
  if (person !== 'id') return collection(name).where(person.field, '==', uid);
  return path.startsWith('users/{uid}/')
    ? collection(name, uid)
    : collection(name).where(FieldPath.documentId(), '==', uid);
}

const pageSize = 300;

/** Each document of a query that has no order. A page is in memory at a time. */
export async function* eachOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize);
  let { docs } = await ordered.get();
  for (let last = docs.at(-1); last; last = docs.at(-1)) {
    yield* docs;
    if (docs.length < pageSize) return;
    ({ docs } = await ordered.startAfter(last).get());
  }
}
