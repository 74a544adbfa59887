import { describe, expect, test } from 'vitest';
import { missingSettings, readConfig, secretNames, serviceAccount } from './config.ts';

test.each([
  [undefined, true],
  ['http', true],
  ['cloudevent', false],
])('a process of signature type %s serves HTTP: %s', (type, servesHttp) => {
  expect(readConfig({ FUNCTION_SIGNATURE_TYPE: type }).servesHttp).toBe(servesHttp);
});

describe('a provider', () => {
  test.each([{}, { GOOGLE_CLIENT_ID: 'id' }, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: '' }])(
    'is none with %j',
    (environment) => {
      expect(readConfig(environment).providers).toEqual({});
    },
  );

  test('has an issuer of its own unless another is named', () => {
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

test('links lead to the site, by default to where Hosting serves it', () => {
  expect(readConfig({ GCLOUD_PROJECT: 'qaysari' }).siteOrigin).toBe('https://qaysari.web.app');
  const own = { GCLOUD_PROJECT: 'qaysari', SITE_ORIGIN: 'https://qaysari.example' };
  expect(readConfig(own).siteOrigin).toBe('https://qaysari.example');
});

test('secrets are those of what is set up, and none in the emulators', () => {
  expect(secretNames({})).toEqual({ api: [], mailCreated: ['SMTP_URL'] });
  const google = { GOOGLE_CLIENT_ID: 'id' };
  expect(secretNames(google).api).toEqual(['GOOGLE_CLIENT_SECRET']);
  expect(secretNames({ ...google, FUNCTIONS_EMULATOR: 'true' }).api).toEqual([]);
});

test('a service account is named by its whole address', () => {
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
    ['api', ['WEB_API_KEY']],
    ['mailCreated', ['MAIL_FROM', 'SMTP_URL']],
    ['media', []],
  ])('names what a production instance of %s lacks', (target, missing) => {
    expect(missingSettings(instance(target))).toEqual(missing);
  });

  test('names nothing where all is set', () => {
    expect(missingSettings(instance('api', { WEB_API_KEY: 'key' }))).toEqual([]);
  });

  test('takes an empty setting for a missing one', () => {
    expect(missingSettings(instance('api', { WEB_API_KEY: '' }))).toEqual(['WEB_API_KEY']);
  });

  test('names nothing on the emulators and while a deployment looks for the functions', () => {
    expect(missingSettings(instance('api', { FUNCTIONS_EMULATOR: 'true' }))).toEqual([]);
    expect(missingSettings({ FUNCTIONS_CONTROL_API: 'true' })).toEqual([]);
  });
});
