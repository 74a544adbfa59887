import { Box } from '@chakra-ui/react/box';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../lib/browser/use-copy.ts';
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
