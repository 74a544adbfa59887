import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { imageUrlAt } from '@qaysari/contract/listing/images';
import { ImageOff, RotateCw, X } from 'lucide-react';
import { useCallback, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { NewPicture, Picture } from './slots.ts';
import type { TileDrag } from './use-tile-drag.ts';

/** Shared with the tile that adds pictures. */
export const tileShape = {
  width: 'full',
  aspectRatio: '4 / 3',
  borderRadius: 'md',
} as const;

const Tile = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    ...tileShape,
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'xs',
    cursor: 'pointer',
    userSelect: 'none',
    _hover: { borderColor: 'fg.brand' },
  },
  variants: {
    look: {
      filled: {},
      failed: { borderColor: 'fg.error', color: 'fg.error', bg: 'bg.error' },
    },
    target: { true: { outlineColor: 'fg.accent' } },
  },
});

interface PictureTileProps {
  /** From 0. */
  at: number;
  picture: Picture;
  isCover: boolean;
  drag: TileDrag | undefined;
  onPress: () => void;
  onClear: () => void;
  /** Sends the picture again. */
  onRetry: () => void;
  onPointerDown: (event: PointerEvent) => void;
}

/** A chosen picture: a button that opens its tools, and one that removes it. */
export function PictureTile(props: PictureTileProps) {
  const { at, picture, isCover, drag, onPress, onClear, onRetry, onPointerDown } = props;
  const { t } = useTranslation('publish');
  const number = at + 1;
  const state = picture.kind === 'new' ? picture.state : 'ready';
  const names = {
    ready: t(isCover ? 'pictures.coverAt' : 'pictures.at', { number }),
    preparing: t('pictures.preparingAt', { number }),
    waiting: t('pictures.waitingAt', { number }),
    sending: t('pictures.sendingAt', { number }),
    unsent: t('pictures.unsentAt', { number }),
    failed: t('pictures.failedAt', { number }),
  };
  const isWrong = state === 'failed' || state === 'unsent';
  const isDragged = drag?.from === at;
  return (
    <Box position="relative">
      <Tile
        type="button"
        data-slot={at}
        data-state={state}
        look={isWrong ? 'failed' : 'filled'}
        target={drag !== undefined && drag.from !== at && drag.over === at}
        aria-label={names[state]}
        aria-haspopup="dialog"
        onClick={onPress}
        onPointerDown={onPointerDown}
        css={{ WebkitTouchCallout: 'none' }}
        style={isDragged ? lifted(drag) : undefined}
      >
        <Content picture={picture} />
        {picture.kind === 'new' && isUnderWay(picture) && <Progress picture={picture} />}
        {isCover && state === 'ready' && (
          <Box position="absolute" bottom="1" insetInlineStart="1" aria-hidden="true">
            <Badge>{t('pictures.cover')}</Badge>
          </Box>
        )}
      </Tile>
      {state === 'unsent' && !isDragged && (
        <Retry onClick={onRetry} aria-label={t('pictures.retryAt', { number })}>
          <RotateCw size={20} aria-hidden="true" />
        </Retry>
      )}
      {!isDragged && (
        <Remove type="button" onClick={onClear} aria-label={t('pictures.clearAt', { number })}>
          <X size={16} aria-hidden="true" />
        </Remove>
      )}
    </Box>
  );
}

/** Where a dragged tile is. */
function lifted({ x, y }: TileDrag): CSSProperties {
  return {
    transform: `translate(${x}px, ${y}px) scale(1.04)`,
    zIndex: 2,
    pointerEvents: 'none',
    opacity: 0.85,
  };
}

/** As large as a thumb needs, with a small mark in the corner. */
const Remove = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    boxSize: '11',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    p: '1',
    cursor: 'pointer',
    borderRadius: 'md',
    '& svg': {
      boxSize: '7',
      p: '1.5',
      borderRadius: 'full',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.control',
    },
    _hover: { '& svg': { borderColor: 'fg.error', color: 'fg.error' } },
  },
});

/** Lies over a tile, because a button cannot hold a button. */
const Retry = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    width: '11',
    height: '11',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg.error',
    borderWidth: '1px',
    borderColor: 'fg.error',
    cursor: 'pointer',
  },
});

function isUnderWay({ state }: NewPicture): boolean {
  return state === 'waiting' || state === 'sending';
}

/** How much of a picture is sent. The name of its tile says so in words. */
function Progress({ picture: { progress = 0 } }: { picture: NewPicture }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      bottom="0"
      insetInline="0"
      height="2"
      bg="bg.panel"
    >
      <Box
        as="span"
        display="block"
        height="full"
        bg="action"
        style={{ width: `${Math.floor(progress * 100)}%` }}
      />
    </Box>
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
  if (picture.state === 'failed') {
    return (
      <Grid as="span" justifyItems="center" gap="1" px="1">
        <ImageOff size={20} aria-hidden="true" />
        {t('pictures.failed')}
      </Grid>
    );
  }
  if (picture.blob) return <Preview blob={picture.blob} />;
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
