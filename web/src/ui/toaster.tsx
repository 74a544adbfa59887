import { createToaster, Toast, Toaster as ToastGroup } from '@chakra-ui/react/toast';
import { limits } from '@qaysari/contract/shared/limits';
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeToasts, onToast, type ToastKind } from '../lib/browser/toast.ts';
import { useBottomBarHeight } from './bottom-bar.tsx';
import { Button } from './button.tsx';
import { WithLocale } from './with-locale.tsx';

/**
 * `top-end` is on the right in every language, by docs/specification/screens.md#s7. On phones the styles put it at the
 * bottom. The offset keeps the header usable.
 */
const toaster = createToaster({
  placement: 'top-end',
  // eslint-disable-next-line no-restricted-syntax -- the toaster takes physical sides only
  offsets: { top: '4.5rem', bottom: '1rem', left: '1rem', right: '1rem' },
  pauseOnPageIdle: true,
  max: 3,
  gap: 12,
});

const icons: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: CircleAlert,
  error: CircleAlert,
};

/** Below open menus and dialogs; on phones at the bottom, above a bar there. The `!` overrides the inline position. */
const place = {
  zIndex: '{zIndex.toast}!',
  top: { base: 'auto!', md: '4.5rem!' },
  bottom: { base: '4!', md: 'auto!' },
};

/** Shows the toasts of `showToast`. A toast replaces the previous one of its kind. */
export function Toaster() {
  const { t } = useTranslation('common');
  const bottomBarHeight = useBottomBarHeight();
  useEffect(() => {
    // The group starts to listen in a microtask after mounting; earlier toasts would be lost.
    const first = setTimeout(showWaiting);
    const stop = onToast(showWaiting);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, []);
  return (
    <WithLocale>
      <ToastGroup toaster={toaster} css={{ ...place, mb: `${bottomBarHeight}px` }}>
        {({ type, title }) => {
          const Icon = icons[type as ToastKind];
          return (
            <Toast.Root>
              <Icon size={20} aria-hidden="true" />
              <Toast.Title>{title}</Toast.Title>
              <Toast.CloseTrigger asChild>
                <Button variant="ghost" size="icon" aria-label={t('close')}>
                  <X size={18} aria-hidden="true" />
                </Button>
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ToastGroup>
    </WithLocale>
  );
}

/** The toast that shows, by its kind. */
const shown = new Map<ToastKind, string>();

function showWaiting() {
  for (const { kind, text } of takeToasts()) {
    const before = shown.get(kind);
    if (before !== undefined) toaster.dismiss(before);
    shown.delete(kind);
    if (text === undefined) continue;
    const id = toaster.create({
      type: kind,
      title: text,
      duration: kind === 'error' ? Infinity : limits.toastMs,
      closable: true,
    });
    shown.set(kind, id);
  }
}
