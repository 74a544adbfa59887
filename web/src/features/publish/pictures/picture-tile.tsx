import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { imageUrlAt } from '@qaysari/contract/image-paths';
import { ImageOff, Plus } from 'lucide-react';
import { useCallback, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/surfaces.tsx';
import type { Picture } from './slots.ts';
import type { TileDrag } from './use-tile-drag.ts';

const Tile = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'full',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'xs',
    cursor: 'pointer',
    userSelect: 'none',
    outline: '2px solid transparent',
    outlineOffset: '2px',
    _focusVisible: { outlineColor: 'border.focus' },
    _hover: { borderColor: 'fg.brand' },
  },
  variants: {
    look: {
      empty: { bg: 'transparent', borderStyle: 'dashed' },
      filled: {},
      failed: { borderColor: 'fg.error', color: 'fg.error', bg: 'bg.error' },
    },
    selected: { true: { outlineColor: 'action' } },
    target: { true: { outlineColor: 'fg.accent' } },
  },
});

interface PictureTileProps {
  /** From 0. */
  at: number;
  picture: Picture | undefined;
  isCover: boolean;
  isSelected: boolean;
  drag: TileDrag | undefined;
  onPress: () => void;
  onPointerDown: (event: PointerEvent) => void;
}

/** One slot: a button that adds a picture or selects the one in it. */
export function PictureTile(props: PictureTileProps) {
  const { at, picture, isCover, isSelected, drag, onPress, onPointerDown } = props;
  const { t } = useTranslation('publish');
  const number = at + 1;
  const state = picture?.kind === 'new' ? picture.state : 'ready';
  const names = {
    ready: t(isCover ? 'pictures.coverAt' : 'pictures.at', { number }),
    preparing: t('pictures.preparingAt', { number }),
    failed: t('pictures.failedAt', { number }),
  };
  const look = picture === undefined ? 'empty' : state === 'failed' ? 'failed' : 'filled';
  const isDragged = drag?.from === at;
  return (
    <Tile
      type="button"
      data-slot={at}
      data-state={picture && state}
      look={look}
      selected={isSelected}
      target={drag !== undefined && drag.from !== at && drag.over === at}
      aria-label={picture ? names[state] : t('pictures.add', { number })}
      {...(picture && { 'aria-pressed': isSelected })}
      onClick={onPress}
      {...(picture && { onPointerDown })}
      css={{ WebkitTouchCallout: 'none' }}
      style={
        isDragged
          ? {
              transform: `translate(${drag.x}px, ${drag.y}px) scale(1.04)`,
              zIndex: 2,
              pointerEvents: 'none',
              opacity: 0.85,
            }
          : undefined
      }
    >
      {picture ? <Content picture={picture} /> : <Plus size={22} aria-hidden="true" />}
      {isCover && state === 'ready' && (
        <Badge position="absolute" top="1" insetInlineStart="1" aria-hidden="true">
          {t('pictures.cover')}
        </Badge>
      )}
    </Tile>
  );
}

const Image = chakra('img', {
  base: { width: 'full', height: 'full', objectFit: 'cover', pointerEvents: 'none' },
});

function Content({ picture }: { picture: Picture }) {
  const { t } = useTranslation('publish');
  if (picture.kind === 'stored') {
    return <Image src={imageUrlAt(picture.url, 320)} alt="" draggable={false} />;
  }
  if (picture.blob) return <Preview blob={picture.blob} />;
  if (picture.state === 'failed') {
    return (
      <Grid as="span" justifyItems="center" gap="1" px="1">
        <ImageOff size={20} aria-hidden="true" />
        {t('pictures.failed')}
      </Grid>
    );
  }
  return (
    <Box as="span" animation="pulse 1.6s ease-in-out infinite">
      {t('pictures.preparing')}
    </Box>
  );
}

/** Preview of a picture on this device; its object URL is revoked on unmount. */
export function Preview({ blob }: { blob: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.setAttribute('src', url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <Image ref={show} alt="" draggable={false} />;
}
