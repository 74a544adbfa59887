import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPage } from '../../../lib/routes/is-page.ts';
import { messageKeys } from '../conversation/message-keys.ts';

const inboxPages = ['inbox', 'conversation'] as const;

/** For the pages of the inbox: clears texts and names from memory when somebody goes to another page. */
export function useClearMessages(): void {
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      // The address is ahead of what is rendered.
      if (isPage(location.pathname, inboxPages)) return;
      for (const kind of ['conversations', 'thread']) {
        queryClient.removeQueries({ queryKey: [...messageKeys.all, kind] });
      }
    },
    [queryClient],
  );
}
