import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { AddPictures, PictureTools } from './picture-tools.tsx';
import { PictureTile } from './picture-tile.tsx';
import { countOf, slotCount, type Picture, type Slots } from './slots.ts';
import { isFailed, isSmall, isUnsent, type Pictures, type PicturesNotice } from './use-pictures.ts';
import { useTileDrag } from './use-tile-drag.ts';

interface PictureSlotsProps {
  pictures: Pictures;
  /** The server's error about the pictures. */
  error: string | undefined;
}

/** The pictures: choose, reorder by dragging or by buttons, replace and remove. */
export function PictureSlots({ pictures, error }: PictureSlotsProps) {
  const { t } = useTranslation('publish');
  const { slots, notice } = pictures;
  const total = countOf(slots);
  const [selected, setSelected] = useState<number>();
  const { removed, remove, undo, forget } = useRemoved(pictures);
  const [announcement, setAnnouncement] = useState('');
  const { choose, input } = useChooser(t('section.pictures'), (at, files) => {
    pictures.add(at, files);
    forget();
    setAnnouncement(t('pictures.chosen', { count: files.length }));
  });
  const move = (from: number, to: number) => {
    pictures.move(from, to);
    setAnnouncement(t('pictures.moved', { number: to + 1, total }));
  };
  const { drag, begin, isClick } = useTileDrag(move);
  const clear = (at: number) => {
    remove(at);
    setSelected(undefined);
  };
  const retry = (id?: string) => {
    pictures.retry(id);
    setAnnouncement(t('pictures.retried'));
  };
  const isWrong = error !== undefined || slots.some(isFailed) || slots.some(isUnsent);
  return (
    <Box {...(isWrong && { 'data-wrong': '', tabIndex: -1, outline: 'none' })}>
      {input}
      <Grid
        templateColumns={total === 0 ? '1fr' : 'repeat(auto-fill, minmax(7.5rem, 1fr))'}
        gap="3"
      >
        {slots.map(
          (picture, at) =>
            picture && (
              <PictureTile
                key={picture.id}
                at={at}
                picture={picture}
                isCover={at === 0}
                drag={drag}
                onPress={() => {
                  if (isClick()) setSelected(at);
                }}
                onClear={() => clear(at)}
                onRetry={() => retry(picture.id)}
                onPointerDown={(event) => begin(event, at)}
              />
            ),
        )}
        {total < slotCount && <AddPictures isFirst={total === 0} onPress={() => choose(total)} />}
      </Grid>
      <RemovedNote removed={removed} canUndo={total < slotCount} onUndo={undo} />
      <PictureTools
        at={selected !== undefined && slots[selected] ? selected : undefined}
        total={total}
        problem={
          isFailed(slots[selected ?? -1]) ? t('pictures.unreadable', { count: 1 }) : undefined
        }
        announcement={announcement}
        onMove={(from, to) => {
          move(from, to);
          setSelected(to);
        }}
        onReplace={(at) => {
          choose(at);
          setSelected(undefined);
        }}
        onClear={clear}
        onClose={() => setSelected(undefined)}
      />
      <ImageMessages slots={slots} notice={notice} error={error} onRetry={() => retry()} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Box>
  );
}

interface Removed {
  at: number;
  picture: Picture;
}

/** Removes pictures, and remembers the last one. */
function useRemoved({ slots, clear, restore }: Pictures) {
  const [removed, setRemoved] = useState<Removed>();
  return {
    removed,
    remove: (at: number) => {
      const picture = slots[at];
      clear(at);
      setRemoved(picture && { at, picture });
    },
    undo: ({ at, picture }: Removed) => {
      restore(at, picture);
      setRemoved(undefined);
    },
    forget: () => setRemoved(undefined),
  };
}

interface RemovedNoteProps {
  removed: Removed | undefined;
  canUndo: boolean;
  onUndo: (removed: Removed) => void;
}

/** Says what was removed, and puts it back. It takes the focus, as the removed picture had it. */
function RemovedNote({ removed, canUndo, onUndo }: RemovedNoteProps) {
  const { t } = useTranslation('publish');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) note.current?.focus();
  }, [removed]);
  if (!removed) return null;
  const { at, picture } = removed;
  // A picture that was not read yet cannot be restored.
  const isThere = picture.kind === 'stored' || picture.blob !== undefined;
  return (
    <Flex ref={note} tabIndex={-1} role="status" outline="none" align="center" gap="3" mt="2">
      <Box as="span" fontSize="sm">
        {t('pictures.cleared', { number: at + 1 })}
      </Box>
      {isThere && canUndo && (
        <Button variant="outline" size="sm" onClick={() => onUndo(removed)}>
          <Undo2 className="mirror" size={18} aria-hidden="true" />
          {t('pictures.undo')}
        </Button>
      )}
    </Flex>
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
  const small = slots.filter(isSmall).length;
  const { dropped = 0, refused = [] } = notice ?? {};
  return (
    <Grid gap="3" mt="3">
      {countOf(slots) > 0 && (
        <Box as="p" fontSize="xs" color="fg.muted">
          {t('pictures.hint')}
        </Box>
      )}
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {failed > 0 && <Alert kind="error">{t('pictures.unreadable', { count: failed })}</Alert>}
      {small > 0 && <Alert kind="warning">{t('pictures.small', { count: small })}</Alert>}
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
