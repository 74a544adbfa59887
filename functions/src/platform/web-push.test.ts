import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPushKey, isPushService } from './web-push.ts';

const production = { allowsLoopback: false };
const emulators = { allowsLoopback: true };

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, production)).toBe(true);
});

test.each([
  'https://evil.example/',
  'https://evilfcm.googleapis.com/',
  'https://push.apple.com.evil.example/',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/',
  'http://fcm.googleapis.com/',
  'https://fcm.googleapis.com:444/',
  'https://u:p@fcm.googleapis.com/',
  'http://127.0.0.1:8080/',
  'http://[::1]/',
  'http://metadata.google.internal/',
  'file:///etc/passwd',
  'nothing',
])('%s is no push service', (endpoint) => {
  expect(isPushService(endpoint, production)).toBe(false);
});

test('an address of this machine is one on the emulators only', () => {
  expect(isPushService('http://127.0.0.1:4000/a', emulators)).toBe(true);
  expect(isPushService('http://127.0.0.1:4000/a', production)).toBe(false);
  expect(isPushService('http://127.0.0.2:4000/a', emulators)).toBe(false);
  expect(isPushService('http://localhost.evil.example/a', emulators)).toBe(false);
});

test('a key is a point on the curve', () => {
  const key = createECDH('prime256v1').generateKeys();
  expect(isPushKey(key.toString('base64url'))).toBe(true);
  key[40] = (key[40] ?? 0) ^ 1;
  expect(isPushKey(key.toString('base64url'))).toBe(false);
});
