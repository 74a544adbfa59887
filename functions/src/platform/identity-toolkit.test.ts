import { afterEach, describe, expect, it, vi } from 'vitest';
import { exchangeCustomToken, verifyPassword } from './identity-toolkit.ts';

afterEach(() => void vi.restoreAllMocks());

/** As Google refuses a call; the emulator has no such limits. */
const refuse = (message: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ error: { code: 400, message } }, { status: 400 }));

describe.each(['TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.', 'QUOTA_EXCEEDED : Exceeded.'])(
  'where Google says "%s"',
  (message) => {
    const tooMany: unknown = expect.objectContaining({
      status: 429,
      headers: { 'Retry-After': '300' },
    });

    it('a password is not checked, and the answer is 429', async () => {
      refuse(message);
      await expect(verifyPassword('sara@example.com', 'Bazaar-Lane-17')).rejects.toEqual(tooMany);
    });

    it('a custom token is not exchanged, and the answer is 429', async () => {
      refuse(message);
      await expect(exchangeCustomToken('token')).rejects.toEqual(tooMany);
    });
  },
);

it('a refusal that nobody knows stays an error of ours', async () => {
  refuse('API_KEY_SERVICE_BLOCKED');
  await expect(verifyPassword('sara@example.com', 'x')).rejects.toThrow('API_KEY_SERVICE_BLOCKED');
});
