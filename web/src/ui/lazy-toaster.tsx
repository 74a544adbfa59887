import { useEffect, useState, type ComponentType } from 'react';
import { nextTask } from '../lib/browser/load-chunk.ts';
import { areToastsExpected, hasPendingToasts, onToast } from '../lib/browser/toast.ts';

let loading: Promise<ComponentType> | undefined;

/** Loads the toaster; after a failure the next call retries. */
async function loadToaster(): Promise<ComponentType> {
  // Nothing waits for it: it must not lengthen the task in which the page is shown.
  loading ??= nextTask().then(async () => (await import('./toaster.tsx')).Toaster);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Renders the toaster once there is a toast; it is loaded then or earlier (`usePreloadToaster`). */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      if (!areToastsExpected()) return;
      loadToaster().then(
        (loaded) => {
          if (hasPendingToasts()) setToaster(() => loaded);
        },
        () => undefined,
      );
    };
    load();
    return onToast(load);
  }, []);
  return Toaster === undefined ? null : <Toaster />;
}
