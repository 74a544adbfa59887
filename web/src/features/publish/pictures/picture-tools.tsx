import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Box } from '@chakra-ui/react/box';
import {
  ArrowLeft,
  ArrowRight,
  Image,
  RefreshCw,
  Trash2,
  type LucideIcon,
  ImagePlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chakra } from '@chakra-ui/react/styled-system';
import { choice } from '../../../theme/slot-recipes.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { tileShape } from './picture-tile.tsx';

const Look = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    px: '2',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    color: 'fg.brand',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { borderColor: 'fg.brand', bg: 'bg.muted' },
  },
  variants: {
    size: {
      large: { width: 'full', minH: '9rem', borderRadius: 'lg', fontSize: 'md' },
      tile: tileShape,
    },
  },
});

/** Opens the device's pictures: large while there are none, then the last of the tiles. */
export function AddPictures({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  const { t } = useTranslation('publish');
  return (
    <Look type="button" data-add="" size={isFirst ? 'large' : 'tile'} onClick={onPress}>
      <ImagePlus size={isFirst ? 32 : 24} aria-hidden="true" />
      {t(isFirst ? 'pictures.addFirst' : 'pictures.addMore')}
    </Look>
  );
}

interface PictureToolsProps {
  /** The chosen picture, from 0; undefined for none. */
  at: number | undefined;
  /** How many pictures there are. */
  total: number;
  /** What is wrong with the chosen picture. */
  problem: string | undefined;
  /** What has just happened, for screen readers: they hear nothing from behind the sheet. */
  announcement: string;
  onMove: (from: number, to: number) => void;
  onReplace: (at: number) => void;
  onClear: (at: number) => void;
  onClose: () => void;
}

/** Sheet with what one can do with a picture. It stays open while the picture moves. */
export function PictureTools(props: PictureToolsProps) {
  const { at = 0, total, problem, announcement, onMove, onReplace, onClear, onClose } = props;
  const { t } = useTranslation('publish');
  return (
    <Sheet
      title={t('pictures.tools', { number: at + 1, total })}
      open={props.at !== undefined}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('register.done')}</Button>}
    >
      {problem !== undefined && (
        <Box mb="3">
          <Alert kind="error">{problem}</Alert>
        </Box>
      )}
      <Tool
        Icon={ArrowLeft}
        isMirrored
        label={t('pictures.earlier')}
        isIdle={at === 0}
        onPress={() => onMove(at, at - 1)}
      />
      <Tool
        Icon={ArrowRight}
        isMirrored
        label={t('pictures.later')}
        isIdle={at === total - 1}
        onPress={() => onMove(at, at + 1)}
      />
      <Tool
        Icon={Image}
        label={t('pictures.makeCover')}
        isIdle={at === 0}
        onPress={() => onMove(at, 0)}
      />
      <Tool Icon={RefreshCw} label={t('pictures.replace')} onPress={() => onReplace(at)} />
      <Tool Icon={Trash2} label={t('pictures.clear')} onPress={() => onClear(at)} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Sheet>
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
    <Box
      asChild
      {...choice}
      minH="14"
      fontSize="md"
      {...(isIdle && { color: 'fg.muted', cursor: 'default' })}
    >
      <button
        type="button"
        aria-disabled={isIdle}
        onClick={() => {
          if (!isIdle) onPress();
        }}
      >
        <Icon size={20} aria-hidden="true" {...(isMirrored && { className: 'mirror' })} />
        {label}
      </button>
    </Box>
  );
}
