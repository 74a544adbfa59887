import { describe, expect, test } from 'vitest';
import {
  isHttpInstance,
  missingSettings,
  readConfig,
  secretNames,
  serviceAccount,
} from './config.ts';

test.each([
  [undefined, true],
  ['http', true],
  ['cloudevent', false],
])('for the signature type %s servesHttp is %s', (type, servesHttp) => {
  expect(readConfig({ FUNCTION_SIGNATURE_TYPE: type }).servesHttp).toBe(servesHttp);
});

describe('a provider', () => {
  test.each([{}, { GOOGLE_CLIENT_ID: 'id' }, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: '' }])(
    'is undefined with %j',
    (environment) => {
      expect(readConfig(environment).providers).toEqual({});
    },
  );

  test('has a default issuer, which a setting overrides', () => {
    const both = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' };
    const { facebook } = readConfig(both).providers;
    expect(facebook).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://www.facebook.com',
    });
    const other = readConfig({ ...both, FACEBOOK_ISSUER: 'http://127.0.0.1:9' });
    expect(other.providers.facebook?.issuer).toBe('http://127.0.0.1:9');
  });
});

test('reads whom it tells of what waits, and when', () => {
  expect(readConfig({}).staff).toEqual({
    mail: undefined,
    times: ['09:00', '16:00'],
    language: 'ar',
  });
  const named = {
    STAFF_MAIL: 'a@b.example',
    STAFF_TIMES: '8:00, 23:59,25:00',
    STAFF_LANGUAGE: 'ku',
  };
  expect(readConfig(named).staff).toEqual({
    mail: 'a@b.example',
    times: ['23:59'],
    language: 'ku',
  });
});

test.each(['a@b.example', ' a@b.example ', 'Shop <a@b.example>'])(
  'reads the address of %j, and no name: each mail names the site in its language',
  (setting) => {
    const { mail } = readConfig({ MAIL_FROM: setting, SUPPORT_MAIL: setting });
    expect(mail).toMatchObject({ from: 'a@b.example', replyTo: 'a@b.example' });
  },
);

test('uses SITE_ORIGIN for links, by default the address of Hosting', () => {
  expect(readConfig({ GCLOUD_PROJECT: 'qaysari' }).siteOrigin).toBe('https://qaysari.web.app');
  const own = { GCLOUD_PROJECT: 'qaysari', SITE_ORIGIN: 'https://qaysari.example' };
  expect(readConfig(own).siteOrigin).toBe('https://qaysari.example');
});

test('lists the secrets of configured providers, and none in the emulators', () => {
  expect(secretNames({})).toEqual({
    api: ['ADDRESS_HASH_KEY', 'REVIEW_LINK_KEY'],
    publish: ['ADDRESS_HASH_KEY'],
    mail: ['ADDRESS_HASH_KEY', 'SMTP_URL'],
    push: [],
    staff: ['ADDRESS_HASH_KEY'],
    review: ['REVIEW_LINK_KEY'],
  });
  expect(secretNames({ VAPID_PUBLIC_KEY: 'key' }).push).toEqual(['VAPID_PRIVATE_KEY']);
  const google = { GOOGLE_CLIENT_ID: 'id' };
  expect(secretNames(google).api).toContain('GOOGLE_CLIENT_SECRET');
  expect(secretNames({ ...google, FUNCTIONS_EMULATOR: 'true' }).api).toEqual([]);
});

test.each([
  ['ADDRESS_HASH_KEY', 'addressHashKey'],
  ['REVIEW_LINK_KEY', 'reviewLinkKey'],
] as const)('the key %s is a secret, and a known one on the emulators only', (setting, name) => {
  const keyOf = (environment: Record<string, string>) => readConfig(environment)[name];
  expect(keyOf({})).toBeUndefined();
  expect(keyOf({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toBe('emulator');
  expect(keyOf({ [setting]: 'secret\n' })).toBe('secret');
});

describe('push', () => {
  test('is undefined without a public key', () => {
    expect(readConfig({ VAPID_PRIVATE_KEY: 'secret' }).push).toBeUndefined();
  });

  test('names the support address, and takes addresses of this machine on the emulators only', () => {
    const settings = { VAPID_PUBLIC_KEY: 'key', SUPPORT_MAIL: 'Qaysari <help@qaysari.example>' };
    expect(readConfig(settings).push).toEqual({
      publicKey: 'key',
      privateKey: undefined,
      contact: 'mailto:help@qaysari.example',
      allowsLoopback: false,
    });
    const emulators = { ...settings, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(readConfig(emulators).push?.allowsLoopback).toBe(true);
  });
});

test('returns the full address of a service account', () => {
  expect(serviceAccount('api', { GCLOUD_PROJECT: 'qaysari' })).toBe(
    'qaysari-api@qaysari.iam.gserviceaccount.com',
  );
});

describe('missingSettings', () => {
  const instance = (target: string, more: Record<string, string> = {}) => ({
    K_SERVICE: target.toLowerCase(),
    FUNCTION_TARGET: target,
    ...more,
  });

  test.each([
    ['api', ['ADDRESS_HASH_KEY', 'REVIEW_LINK_KEY', 'WEB_API_KEY']],
    ['publish', ['ADDRESS_HASH_KEY']],
    ['staffRequestWritten', ['ADDRESS_HASH_KEY']],
    ['mailCreated', ['ADDRESS_HASH_KEY', 'MAIL_FROM', 'SUPPORT_MAIL', 'SMTP_URL']],
    ['mailsSwept', ['ADDRESS_HASH_KEY', 'MAIL_FROM', 'SUPPORT_MAIL', 'SMTP_URL']],
    ['listingWritten', ['REVIEW_LINK_KEY']],
    ['userWritten', ['REVIEW_LINK_KEY']],
    ['reviewWritten', ['REVIEW_LINK_KEY']],
    ['reviewsSwept', ['REVIEW_LINK_KEY']],
    ['media', []],
  ])('returns what a production instance of %s lacks', (target, missing) => {
    expect(missingSettings(instance(target))).toEqual(missing);
  });

  test('returns nothing when all settings are there', () => {
    const settings = { ADDRESS_HASH_KEY: 'secret', REVIEW_LINK_KEY: 'secret', WEB_API_KEY: 'key' };
    expect(missingSettings(instance('api', settings))).toEqual([]);
  });

  test('treats an empty setting as missing', () => {
    const settings = { ADDRESS_HASH_KEY: 'secret', REVIEW_LINK_KEY: 'secret', WEB_API_KEY: '' };
    expect(missingSettings(instance('api', settings))).toEqual(['WEB_API_KEY']);
  });

  test('returns nothing in the emulators and while firebase-tools discovers the functions', () => {
    expect(missingSettings(instance('api', { FUNCTIONS_EMULATOR: 'true' }))).toEqual([]);
    expect(missingSettings({ FUNCTIONS_CONTROL_API: 'true' })).toEqual([]);
  });
});

test('an instance answers requests when it was started for that, and not while functions are listed', () => {
  expect(isHttpInstance({ FUNCTION_SIGNATURE_TYPE: 'http' })).toBe(true);
  expect(isHttpInstance({ FUNCTION_SIGNATURE_TYPE: 'cloudevent' })).toBe(false);
  expect(isHttpInstance({})).toBe(false);
});
