import { useEffect, useRef, useState } from 'react';

/** How long a field stands still before it is called wrong while somebody is in it. */
const idleMs = 700;

/** Touches changed fields once nobody types any more: an error neither interrupts nor waits until the field is left. */
export function useTouchedWhenIdle<Values extends Record<string, string | boolean>>(
  values: Values,
  initialValues: Values,
  touch: (name: string) => void,
): void {
  const latest = useRef({ initialValues, touch });
  useEffect(() => {
    latest.current = { initialValues, touch };
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const [name, value] of Object.entries(values)) {
        if (value !== '' && value !== latest.current.initialValues[name]) {
          latest.current.touch(name);
        }
      }
    }, idleMs);
    return () => clearTimeout(timer);
  }, [values]);
}

/**
 * Leads the focus to the first field that is marked as wrong, once the marks are on the page. `data-wrong` marks what
 * is no single control.
 */
export function useFocusOnWrong() {
  const formRef = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [asked]);
  return { formRef, focusOnWrong: () => setAsked((count) => count + 1) };
}

/** Whether the component still stands: what a call answers afterwards leads nowhere. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}
