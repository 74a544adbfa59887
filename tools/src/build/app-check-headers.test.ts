import { describe, expect, it } from 'vitest';
import { withAppCheckHeaders } from './hosting-headers.ts';

const policy = "default-src 'none'; script-src 'self'; trusted-types own; connect-src 'self'";
const rules = [
  {
    source: '**',
    headers: [
      { key: 'Content-Security-Policy', value: policy },
      { key: 'X-Content-Type-Options', value: 'nosniff' },
    ],
  },
];

describe('withAppCheckHeaders', () => {
  it('changes nothing without a key', () => {
    expect(withAppCheckHeaders(rules, { VITE_APP_CHECK_SITE_KEY: '' })).toEqual(rules);
  });

  it('lets the addresses of reCAPTCHA and App Check in, and nothing else', () => {
    const [rule] = withAppCheckHeaders(rules, { VITE_APP_CHECK_SITE_KEY: 'key' });
    expect(rule?.headers).toEqual([
      {
        key: 'Content-Security-Policy',
        value: [
          "default-src 'none'",
          "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
          "connect-src 'self' https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com",
          'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
        ].join('; '),
      },
      { key: 'X-Content-Type-Options', value: 'nosniff' },
    ]);
  });
});
