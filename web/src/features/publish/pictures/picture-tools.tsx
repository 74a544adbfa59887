import { Grid } from '@chakra-ui/react/grid';
import { ArrowLeft, ArrowRight, Image, RefreshCw, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { slotCount } from './slots.ts';

interface PictureToolsProps {
  /** The chosen slot, from 0. */
  at: number;
  isCover: boolean;
  onMove: (to: number) => void;
  onReplace: () => void;
  onClear: () => void;
}

/** Actions for the selected picture. The focus stays on the button while the picture moves. */
export function PictureTools({ at, isCover, onMove, onReplace, onClear }: PictureToolsProps) {
  const { t } = useTranslation('publish');
  return (
    <Grid
      role="group"
      aria-label={t('pictures.tools', { number: at + 1 })}
      templateColumns={{ base: '1fr 1fr', md: 'repeat(5, auto)' }}
      justifyContent={{ md: 'start' }}
      gap="2"
      mt="3"
    >
      <Tool
        Icon={ArrowLeft}
        isMirrored
        label={t('pictures.earlier')}
        isIdle={at === 0}
        onPress={() => onMove(at - 1)}
      />
      <Tool
        Icon={ArrowRight}
        isMirrored
        label={t('pictures.later')}
        isIdle={at === slotCount - 1}
        onPress={() => onMove(at + 1)}
      />
      <Tool
        Icon={Image}
        label={t('pictures.makeCover')}
        isIdle={isCover}
        onPress={() => onMove(0)}
      />
      <Tool Icon={RefreshCw} label={t('pictures.replace')} onPress={onReplace} />
      <Tool Icon={Trash2} label={t('pictures.clear')} onPress={onClear} />
    </Grid>
  );
}

interface ToolProps {
  Icon: LucideIcon;
  label: string;
  isMirrored?: boolean;
  /** Nothing to do; the button stays focusable. */
  isIdle?: boolean;
  onPress: () => void;
}

function Tool({ Icon, label, isMirrored = false, isIdle = false, onPress }: ToolProps) {
  return (
    <Button
      variant="outline"
      px="3"
      aria-disabled={isIdle}
      {...(isIdle && { color: 'fg.muted', cursor: 'default' })}
      onClick={() => {
        if (!isIdle) onPress();
      }}
    >
      <Icon size={18} aria-hidden="true" {...(isMirrored && { className: 'mirror' })} />
      {label}
    </Button>
  );
}
