import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PictureTile } from './picture-tile.tsx';
import { PictureTools } from './picture-tools.tsx';
import { coverAt, slotCount, type Slots } from './slots.ts';
import { isFailed, isUnsent, type Pictures, type PicturesNotice } from './use-pictures.ts';
import { useTileDrag } from './use-tile-drag.ts';

interface PictureSlotsProps {
  pictures: Pictures;
  /** The server's error about the pictures. */
  error: string | undefined;
}

/** The ten slots: choose, reorder by dragging or by buttons, replace and clear. */
export function PictureSlots({ pictures, error }: PictureSlotsProps) {
  const { t } = useTranslation('publish');
  const { slots, notice } = pictures;
  const [selected, setSelected] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const { choose, input } = useChooser(t('section.pictures'), (at, files) => {
    pictures.add(at, files);
    setAnnouncement(t('pictures.chosen', { count: files.length }));
  });
  const move = (from: number, to: number) => {
    pictures.move(from, to);
    setSelected(to);
    setAnnouncement(t('pictures.moved', { number: to + 1, total: slotCount }));
  };
  const { drag, begin, isClick } = useTileDrag(move);
  const clear = (at: number) => {
    pictures.clear(at);
    setSelected(undefined);
    setAnnouncement(t('pictures.cleared', { number: at + 1 }));
    grid.current?.querySelector<HTMLElement>(`[data-slot="${at}"]`)?.focus();
  };
  const retry = (id?: string) => {
    pictures.retry(id);
    setAnnouncement(t('pictures.retried'));
  };
  const press = (at: number) => {
    if (!isClick()) return;
    if (slots[at] === undefined) choose(at);
    else setSelected(selected === at ? undefined : at);
  };
  const cover = coverAt(slots);
  const chosen = selected !== undefined && slots[selected] ? selected : undefined;
  const isWrong = error !== undefined || slots.some(isFailed) || slots.some(isUnsent);
  return (
    <Box {...(isWrong && { 'data-wrong': '', tabIndex: -1, outline: 'none' })}>
      {input}
      <Grid
        ref={grid}
        templateColumns={{ base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' }}
        gap="3"
      >
        {slots.map((picture, at) => (
          <PictureTile
            key={picture?.id ?? at}
            at={at}
            picture={picture}
            isCover={at === cover}
            isSelected={at === chosen}
            drag={drag}
            onPress={() => press(at)}
            onRetry={() => retry(picture?.id)}
            onPointerDown={(event) => begin(event, at)}
          />
        ))}
      </Grid>
      {chosen !== undefined && (
        <PictureTools
          at={chosen}
          isCover={chosen === cover}
          onMove={(to) => move(chosen, to)}
          onReplace={() => choose(chosen)}
          onClear={() => clear(chosen)}
        />
      )}
      <ImageMessages slots={slots} notice={notice} error={error} onRetry={() => retry()} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Box>
  );
}

/** The device's file picker, opened for one slot. */
function useChooser(label: string, onChosen: (at: number, files: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  return {
    choose: (at: number) => {
      asked.current = at;
      ref.current?.click();
    },
    input: (
      <input
        ref={ref}
        type="file"
        aria-label={label}
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the same file be chosen again.
          target.value = '';
          if (files.length > 0) onChosen(asked.current, files);
        }}
      />
    ),
  };
}

interface ImageMessagesProps {
  slots: Slots;
  notice: PicturesNotice | undefined;
  error: string | undefined;
  onRetry: () => void;
}

/** Hint and messages about the chosen pictures. */
function ImageMessages({ slots, notice, error, onRetry }: ImageMessagesProps) {
  const { t } = useTranslation('publish');
  const failed = slots.filter(isFailed).length;
  const unsent = slots.filter(isUnsent).length;
  const { dropped = 0, refused = [] } = notice ?? {};
  return (
    <Grid gap="3" mt="3">
      <Box as="p" fontSize="xs" color="fg.muted">
        {t('pictures.hint')}
      </Box>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {failed > 0 && <Alert kind="error">{t('pictures.unreadable', { count: failed })}</Alert>}
      {unsent > 0 && (
        <Alert
          kind="warning"
          action={
            <Button variant="outline" px="4" onClick={onRetry}>
              {t('pictures.retry')}
            </Button>
          }
        >
          {t('pictures.unsent', { count: unsent })}
        </Alert>
      )}
      {dropped > 0 && (
        <Alert kind="warning">{t('pictures.dropped', { count: dropped, max: slotCount })}</Alert>
      )}
      {refused.length > 0 && (
        <Alert kind="warning">
          {t('pictures.refused', { count: refused.length })}{' '}
          {refused.map((name, index) => (
            <Box as="span" key={index} display="block" wordBreak="break-all">
              <bdi dir="ltr">{name}</bdi>
            </Box>
          ))}
        </Alert>
      )}
    </Grid>
  );
}
