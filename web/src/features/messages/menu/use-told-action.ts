import { useFailureText } from '../../../lib/api/failure.ts';
import { showToast, useToastsAhead } from '../../../lib/browser/toast.ts';

/**
 * Answers a function that runs an action and says in a toast how it ended: in the server's words where it has some.
 * Resolves with whether it succeeded.
 */
export function useToldAction() {
  const failureText = useFailureText();
  useToastsAhead();
  return async (
    act: () => Promise<string | void>,
    texts: { failed: string; done?: string },
  ): Promise<boolean> => {
    try {
      const message = (await act()) ?? texts.done;
      if (message !== undefined) showToast('success', message);
      return true;
    } catch (error) {
      showToast('error', failureText(error, texts.failed));
      return false;
    }
  };
}
