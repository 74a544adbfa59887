import { createHash } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function idOf(text: string, length: number): string {
  const bytes = createHash('sha512').update(`qaysari/${text}`).digest();
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** A document id like Firestore's own (20 characters), always the same for the same text. */
export function documentId(text: string): string {
  return idOf(text, 20);
}

/** A user id like those of Firebase Auth (28 characters). */
export function userId(memberKey: string): string {
  return idOf(`member/${memberKey}`, 28);
}

export function listingId(adKey: string): string {
  return documentId(`ad/${adKey}`);
}
