import { useState } from 'react';

/** Copies a text. `refused`: browsers may say no; then the whole text is shown, to be copied by hand. */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copy };
}
