import { createHash } from 'node:crypto';

/** "Now" of the seed: the age of everything counts back from here. */
export const seedNow = new Date('2025-11-15T09:00:00Z');

/** The moment that many days before the seed's now. */
export function daysBefore(days: number): Date {
  return new Date(seedNow.getTime() - Math.round(days * 86_400_000));
}

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
