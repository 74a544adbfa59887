import { expect, test } from 'vitest';
import { chatButtonMode } from './chat-widget.tsx';

test.each([
  ['/ar', 'greets'],
  ['/ku/ads', 'greets'],
  ['/en/my-account/my-ads', 'greets'],
  ['/ar/nowhere', 'greets'],
  ['/ar/ads/abc', 'waits'],
  ['/en/create-ad', 'none'],
  ['/en/edit-ad/abc', 'none'],
  ['/ku/my-account/settings', 'none'],
  ['/ar/my-account/change-email', 'none'],
])('at %s the chat button %s', (path, mode) => {
  expect(chatButtonMode(path)).toBe(mode);
});
