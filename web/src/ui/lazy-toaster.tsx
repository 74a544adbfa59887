import { useEffect, useState, type ComponentType } from 'react';
import { hasPendingToasts, onToast } from '../lib/browser/toast.ts';

let loading: Promise<ComponentType> | undefined;

/** Fetches what shows toasts; where it did not come, the next call tries again. */
async function loadToaster(): Promise<ComponentType> {
  loading ??= import('./toaster.tsx').then(({ Toaster }) => Toaster);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** For forms: once they are shown, toasts must be able to say that there is no network. */
export function useToasterAhead(): void {
  useEffect(() => {
    loadToaster().catch(() => undefined);
  }, []);
}

/** Where toasts appear; fetched with the first of them, or ahead of it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const show = () => {
      loadToaster().then(
        (loaded) => setToaster(() => loaded),
        () => undefined,
      );
    };
    if (hasPendingToasts()) show();
    return onToast(show);
  }, []);
  return Toaster === undefined ? null : <Toaster />;
}
