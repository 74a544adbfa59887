import { useEffect, useRef } from 'react';

/** Focuses an element when view and form swap: the button that was pressed is gone. Answers its ref. */
export function useFocusAfterChange(isEditing: boolean) {
  const target = useRef<HTMLDivElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current !== isEditing) target.current?.focus();
    before.current = isEditing;
  }, [isEditing]);
  return target;
}
