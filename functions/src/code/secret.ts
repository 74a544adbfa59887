import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limits } from '@qaysari/contract/shared/limits';

/** Secrets that users get by mail. Firestore stores only their hashes. */

const scryptAsync = promisify<string, Buffer, number, Buffer>(scrypt);
const hashBytes = 32;

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
}

/** 256 random bits, for links and for the reset token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The document id of a long secret. The id does not reveal the secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export interface CodeHash {
  salt: string;
  hash: string;
}

/** There are only a million codes, so scrypt makes each guess slow. */
export async function hashCode(code: string): Promise<CodeHash> {
  const salt = randomBytes(16);
  const hash = await scryptAsync(code, salt, hashBytes);
  return { salt: salt.toString('base64'), hash: hash.toString('base64') };
}

/** Takes the same time when there is no stored code. */
export async function verifyCode(code: string, stored: CodeHash | undefined): Promise<boolean> {
  const salt = stored ? Buffer.from(stored.salt, 'base64') : randomBytes(16);
  const hash = await scryptAsync(code, salt, hashBytes);
  return stored !== undefined && timingSafeEqual(hash, Buffer.from(stored.hash, 'base64'));
}
