import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Chooses an option of the open menu with the keyboard: a pointer needs a layout, which there is none of here. */
export async function chooseOption(user: UserEvent, name: string | RegExp): Promise<void> {
  const option = await screen.findByRole('menuitem', { name });
  const menu = option.closest<HTMLElement>('[role=menu]');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  const isMarked = () => option.hasAttribute('data-highlighted');
  for (let at = 0; at < 10 && !isMarked(); at += 1) await user.keyboard('{ArrowDown}');
  expect(isMarked()).toBe(true);
  await user.keyboard('{Enter}');
}
