import { chakra } from '@chakra-ui/react/styled-system';
import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

interface EnlargeProps {
  /** From 0. */
  position: number;
  onOpen: (position: number) => void;
  children: ReactNode;
}

/** Makes a picture open on the whole screen. With the keyboard, Enter and the button below do it. */
export function Enlarge({ position, onOpen, children }: EnlargeProps) {
  const { t } = useTranslation('ad');
  return (
    <chakra.button
      type="button"
      display="block"
      width="full"
      cursor="zoom-in"
      tabIndex={-1}
      aria-haspopup="dialog"
      title={t('viewer.open', { number: position + 1 })}
      onClick={() => onOpen(position)}
    >
      {children}
    </chakra.button>
  );
}

/** Opens the picture in view on the whole screen. */
export function EnlargeButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('ad');
  return (
    <Button
      variant="outline"
      size="icon"
      position="absolute"
      bottom="3"
      insetInlineStart="3"
      minH="11"
      minW="11"
      boxShadow="card"
      borderColor="transparent"
      aria-haspopup="dialog"
      aria-label={t('viewer.label')}
      onClick={onOpen}
    >
      <Maximize2 size={20} aria-hidden="true" />
    </Button>
  );
}
