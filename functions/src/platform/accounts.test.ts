import { beforeEach, expect, test, vi } from 'vitest';
import { endLiveAccess } from './accounts.ts';
import { config, type Config } from './config.ts';

const revoke = vi.hoisted(() => vi.fn<(uid: string) => Promise<void>>());
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ revokeRefreshTokens: revoke }) }));
vi.mock('./firebase-app.ts', () => ({ firebaseApp: () => ({}) }));
vi.mock('./config.ts', () => ({ config: vi.fn() }));

beforeEach(() => void revoke.mockReset().mockResolvedValue(undefined));

test.each([
  ['has the browsers of a person sign in anew for conversations', undefined, [['sara']]],
  ['leaves the emulator alone, where the sessions of the site would end too', 'localhost:1', []],
])('%s', async (_title, authEmulatorHost, calls) => {
  vi.mocked(config).mockReturnValue({ authEmulatorHost } as Config);
  await endLiveAccess('sara');
  expect(revoke.mock.calls).toEqual(calls);
});

test('does nothing for an account that is gone', async () => {
  vi.mocked(config).mockReturnValue({ authEmulatorHost: undefined } as Config);
  revoke.mockRejectedValue(Object.assign(new Error('gone'), { code: 'auth/user-not-found' }));
  await expect(endLiveAccess('sara')).resolves.toBeUndefined();
});
