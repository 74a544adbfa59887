// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepVerification, openedVerification } from './use-verification.ts';

beforeEach(() => sessionStorage.clear());

it('takes the secret of the link that was opened before anything kept', () => {
  keepVerification({ outcome: 'verified' });
  expect(openedVerification('?code=new-1_A')).toStrictEqual({ code: 'new-1_A' });
});

it('goes on after a reload in the midst of it', () => {
  keepVerification({ code: 'kept' });
  expect(openedVerification('')).toStrictEqual({ code: 'kept' });
});

it('knows after a reload what came of it, and the secret no more', () => {
  keepVerification({ code: 'kept' });
  keepVerification({ outcome: 'verified' });
  expect(openedVerification('')).toStrictEqual({ outcome: 'verified' });
  keepVerification({ code: 'kept' });
  keepVerification({ outcome: 'wrong' });
  expect(openedVerification('')).toStrictEqual({ outcome: 'wrong' });
  expect(sessionStorage).toHaveLength(0);
});

it('takes an address without a secret for a wrong link', () => {
  expect(openedVerification('?x=1')).toStrictEqual({ outcome: 'wrong' });
});
