import { beforeEach, expect, it } from 'vitest';
import {
  draftKey,
  dropAllDrafts,
  dropDraft,
  dropDraftKey,
  readDraft,
  writeDraft,
} from './drafts.ts';

beforeEach(() => sessionStorage.clear());

it('keeps texts and ticks by name until the draft is dropped', () => {
  writeDraft('sign-up', { username: 'شيلان', terms: true });
  writeDraft('sign-in', { usernameOrEmail: 'x' });
  expect(readDraft('sign-up')).toStrictEqual({ username: 'شيلان', terms: true });
  dropDraft('sign-up');
  expect(readDraft('sign-up')).toStrictEqual({});
  expect(readDraft('sign-in')).toStrictEqual({ usernameOrEmail: 'x' });
});

it('keeps one key for a form until it is dropped', () => {
  const key = draftKey('sign-up');
  expect(draftKey('sign-up')).toBe(key);
  expect(draftKey('other')).not.toBe(key);
  dropDraftKey('sign-up');
  expect(draftKey('sign-up')).not.toBe(key);
});

it('drops all drafts and keeps other entries', () => {
  sessionStorage.setItem('other', 'x');
  writeDraft('a', { b: 'c' });
  dropAllDrafts();
  expect(readDraft('a')).toStrictEqual({});
  expect(sessionStorage.getItem('other')).toBe('x');
});

it.each(['{', 'null', '1', '[]', '{"a":{}}', '{"a":null}'])(
  'ignores the invalid stored value %s',
  (raw) => {
    sessionStorage.setItem('qaysariDraft:a', raw);
    expect(readDraft('a')).toStrictEqual({});
  },
);
