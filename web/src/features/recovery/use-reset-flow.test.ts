import { beforeEach, describe, expect, it } from 'vitest';
import {
  keepProgress,
  storedProgress,
  progressOfLink,
  stepOfEntry,
  stepToShow,
  type ResetProgress,
} from './use-reset-flow.ts';

const email = 'sara@example.com';
const nothing: ResetProgress = { held: 'nothing', email };
const code: ResetProgress = { held: 'code', email };
const pass: ResetProgress = { held: 'pass', email, resetToken: 'secret' };
const done: ResetProgress = { held: 'done', email };

beforeEach(() => sessionStorage.clear());

describe('stepToShow', () => {
  it('always allows the first and the last step', () => {
    for (const progress of [nothing, code, pass, done]) {
      expect(stepToShow('email', progress)).toBe('email');
      expect(stepToShow('done', progress)).toBe('done');
    }
  });

  it.each([
    ['code', nothing, 'email'],
    ['code', code, 'code'],
    ['code', pass, 'password'],
    ['code', done, 'done'],
    ['password', nothing, 'email'],
    ['password', code, 'code'],
    ['password', pass, 'password'],
    ['password', done, 'done'],
  ] as const)('leads a request for %s with %o to %s', (asked, progress, step) => {
    expect(stepToShow(asked, progress)).toBe(step);
  });
});

it.each([
  [{ step: 'code' }, 'code'],
  [{ step: 'somewhere' }, 'email'],
  [{ step: 1 }, 'email'],
  ['code', 'email'],
  [null, 'email'],
  [undefined, 'email'],
])('reads the step of the history entry %o', (state, step) => {
  expect(stepOfEntry(state)).toBe(step);
});

describe('the progress saved for a reload', () => {
  it('is the address and an unused code', () => {
    keepProgress(code);
    expect(storedProgress()).toStrictEqual(code);
  });

  it('is the address alone once the code is used, never the reset token', () => {
    keepProgress(pass);
    expect(storedProgress()).toStrictEqual(nothing);
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  });

  it('is empty before the start and after the end', () => {
    expect(storedProgress()).toStrictEqual({ held: 'nothing' });
    keepProgress(code);
    keepProgress(done);
    expect(storedProgress()).toStrictEqual({ held: 'nothing' });
    expect(sessionStorage).toHaveLength(0);
  });
});

it('knows the link of a mail, and nothing else', () => {
  const link = `#token=secret&email=${encodeURIComponent(email)}`;
  expect(progressOfLink(link)).toEqual(pass);
  for (const other of ['', '#', '#top', '#token=secret', `#email=${email}`, '#token=&email=']) {
    expect(progressOfLink(other)).toBeUndefined();
  }
});
