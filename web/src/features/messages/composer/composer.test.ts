import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dropToken, keepToken } from '../../../lib/session/token.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { useMessageDraft } from './composer.tsx';

afterEach(() => {
  cleanup();
  dropToken();
  sessionStorage.clear();
});

const open = (userId: string) =>
  renderHook((to: string) => useMessageDraft(to), { initialProps: userId });

it('keeps what was typed to each person through a reload, until it is sent', () => {
  keepToken(tokenOf('me'), { remember: true });
  const page = open('azad');
  act(() => page.result.current[1]('Is the oven included?'));
  page.rerender('hiwa');
  expect(page.result.current[0]).toBe('');
  page.rerender('azad');
  expect(page.result.current[0]).toBe('Is the oven included?');
  page.unmount();
  const reloaded = open('azad');
  expect(reloaded.result.current[0]).toBe('Is the oven included?');
  act(() => reloaded.result.current[1](''));
  expect(open('azad').result.current[0]).toBe('');
});

it('shows nobody what another person typed in the same tab', () => {
  keepToken(tokenOf('me'), { remember: true });
  const page = open('azad');
  act(() => page.result.current[1]('Is the oven included?'));
  act(() => void keepToken(tokenOf('other'), { remember: true }));
  expect(page.result.current[0]).toBe('');
});
