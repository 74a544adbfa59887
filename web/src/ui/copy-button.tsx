import { Box } from '@chakra-ui/react/box';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Shown after copying. */
  done: string;
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { t } = useTranslation('ad');
  const { state, copy } = useCopy(text);
  const message = state === 'copied' ? done : state === 'refused' ? t('contact.copyRefused') : '';
  return (
    <>
      <Button variant="ghost" size="sm" minH="11" px="2.5" aria-label={label} onClick={copy}>
        {state === 'copied' ? (
          <Check size={18} aria-hidden="true" />
        ) : (
          <Copy size={18} aria-hidden="true" />
        )}
      </Button>
      <Box
        as="span"
        role="status"
        fontSize="xs"
        color="fg.brand"
        _empty={{ display: 'none' }}
        pe="1"
      >
        {message}
      </Box>
    </>
  );
}

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
