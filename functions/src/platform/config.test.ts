import { describe, expect, test } from 'vitest';
import { readConfig, secretNames } from './config.ts';

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
