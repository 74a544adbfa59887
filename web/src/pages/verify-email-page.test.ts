import { beforeEach, expect, it } from 'vitest';
import { keepVerification, openedVerification } from './verify-email-page.tsx';

beforeEach(() => sessionStorage.clear());

it('prefers the secret in the address to a saved result', () => {
  keepVerification({ outcome: 'verified' });
  expect(openedVerification('?code=new-1_A')).toStrictEqual({ code: 'new-1_A' });
});

it('continues with the saved secret after a reload', () => {
  keepVerification({ code: 'kept' });
  expect(openedVerification('')).toStrictEqual({ code: 'kept' });
});

it('keeps the result for a reload, without the secret', () => {
  keepVerification({ code: 'kept' });
  keepVerification({ outcome: 'verified' });
  expect(openedVerification('')).toStrictEqual({ outcome: 'verified' });
  keepVerification({ code: 'kept' });
  keepVerification({ outcome: 'wrong' });
  expect(openedVerification('')).toStrictEqual({ outcome: 'wrong' });
  expect(sessionStorage).toHaveLength(0);
});

it('treats an address without a secret as a wrong link', () => {
  expect(openedVerification('?x=1')).toStrictEqual({ outcome: 'wrong' });
});
