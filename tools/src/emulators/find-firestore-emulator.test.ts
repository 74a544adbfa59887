import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { PlainProblem } from '../plain-problem.ts';
import { findFirestoreEmulator } from './find-firestore-emulator.ts';

const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
let sdk: string;
let manifestJar: string;

beforeEach(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', undefined);
  sdk = temporaryFolder();
  manifestJar = join(sdk, 'cache/firestore.jar');
  mkdirSync(dirname(join(sdk, jarInSdk)), { recursive: true });
  writeFileSync(join(sdk, jarInSdk), '');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('findFirestoreEmulator', () => {
  it('returns no environment when the cache of firebase-tools has the emulator', async () => {
    const fetch = vi.fn(() => Promise.resolve(true));
    const places = { isCached: () => true, sdkRoots: [sdk], fetch, manifestJar };
    expect(await findFirestoreEmulator(places)).toEqual({});
    expect(fetch).not.toHaveBeenCalled();
  });

  it("uses the Google Cloud CLI's jar through a manifest, without a download", async () => {
    const fetch = vi.fn(() => Promise.resolve(true));
    const places = { isCached: () => false, sdkRoots: ['/nowhere', sdk], fetch, manifestJar };
    const environment = await findFirestoreEmulator(places);
    expect(environment).toEqual({ FIRESTORE_EMULATOR_BINARY_PATH: manifestJar });
    expect(existsSync(manifestJar)).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('returns no environment after a download', async () => {
    const places = {
      isCached: () => false,
      sdkRoots: [],
      fetch: () => Promise.resolve(true),
      manifestJar,
    };
    expect(await findFirestoreEmulator(places)).toEqual({});
  });

  it('throws one line that says what to install', async () => {
    const places = {
      isCached: () => false,
      sdkRoots: [],
      fetch: () => Promise.resolve(false),
      manifestJar,
    };
    const failure = await findFirestoreEmulator(places).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PlainProblem);
    expect(String(failure)).toMatch(/^[^\n]*Google Cloud CLI[^\n]*$/);
  });
});
