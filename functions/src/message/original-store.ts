import { collection } from '../platform/collections.ts';
import type { TransactionOrBatch } from '../platform/firestore.ts';
import type { MessageRecord } from './record.ts';

/** Documents of `messageOriginals`: the text before the first edit, for staff. */
const originals = () => collection('messageOriginals');

/** Call it with a message as it was. Of an edited one the text is kept already. */
export function keepOriginal(writes: TransactionOrBatch, message: MessageRecord): void {
  if (message.editedAt) return;
  const { id, conversation, sender, content, createdAt } = message;
  writes.set(originals().doc(id), { conversation, sender, content, createdAt });
}

/** The texts before the first edit, by the ids of their messages. */
export async function findOriginals(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const references = ids.map((id) => originals().doc(id));
  const [first] = references;
  if (!first) return new Map();
  const found = await first.firestore.getAll(...references);
  return new Map(
    found.filter(({ exists }) => exists).map((each) => [each.id, String(each.get('content'))]),
  );
}
