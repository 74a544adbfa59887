import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingPicture, pictureSizes } from '../../../entities/listing/listing-picture.tsx';
import { useDirection } from '../../../i18n/language.ts';
import { useSnapRow } from '../../../lib/browser/use-snap-row.ts';
import { Button } from '../../../ui/button.tsx';
import { Enlarge, EnlargeButton, usePictureViewer } from './use-picture-viewer.tsx';
import { Thumbnails } from './thumbnails.tsx';

interface PictureCarouselProps {
  images: readonly string[];
  title: string;
}

/** All pictures of a listing, with swiping, arrow keys, buttons, thumbnails and the whole screen. */
export function PictureCarousel({ images, title }: PictureCarouselProps) {
  const { t } = useTranslation('ads');
  const row = useSnapRow(images.length);
  const viewer = usePictureViewer({ images, title, onClose: row.goTo });
  const alt = t('pictureOf', { title });
  const [first, second] = images;
  if (first === undefined) {
    return (
      <Box borderRadius="xl" overflow="hidden" _print={{ display: 'none' }}>
        <ListingPicture url={undefined} alt={alt} sizes={pictureSizes.main} />
      </Box>
    );
  }
  return (
    <Box onPointerEnter={viewer.prepare}>
      {second === undefined ? (
        <Box
          position="relative"
          borderRadius="xl"
          overflow="hidden"
          _print={{ width: '60%', breakInside: 'avoid' }}
        >
          <Enlarge position={0} onOpen={viewer.open}>
            <ListingPicture url={first} alt={alt} sizes={pictureSizes.main} first />
          </Enlarge>
          <EnlargeButton onOpen={() => viewer.open(0)} />
        </Box>
      ) : (
        <PictureRow images={images} alt={alt} row={row} onOpen={viewer.open} />
      )}
      {viewer.element}
    </Box>
  );
}

interface PictureRowProps {
  images: readonly string[];
  alt: string;
  row: ReturnType<typeof useSnapRow>;
  onOpen: (index: number) => void;
}

function PictureRow({ images, alt, row: { ref, index, goTo }, onOpen }: PictureRowProps) {
  const { t } = useTranslation('ad');
  const total = images.length;
  const onKeyDown = useRowKeys({ index, last: total - 1, goTo, onOpen });
  return (
    <Box as="section" aria-label={t('carousel.label')}>
      <Box position="relative">
        <Flex
          ref={ref}
          role="group"
          aria-label={t('carousel.position', { number: index + 1, total })}
          tabIndex={0}
          onKeyDown={onKeyDown}
          overflowX="auto"
          scrollSnapType="x mandatory"
          scrollBehavior="smooth"
          scrollbarWidth="none"
          borderRadius="xl"
          // The others are printed small (thumbnails.tsx): browsers have loaded those.
          _print={{ width: '60%', '& > :not(:first-child)': { display: 'none' } }}
        >
          {images.map((url, position) => (
            <Box key={url} flex="0 0 100%" scrollSnapAlign="start" scrollSnapStop="always">
              <Enlarge position={position} onOpen={onOpen}>
                <ListingPicture
                  url={url}
                  alt={`${alt} – ${t('carousel.position', { number: position + 1, total })}`}
                  sizes={pictureSizes.main}
                  first={position === 0}
                />
              </Enlarge>
            </Box>
          ))}
        </Flex>
        <Step
          side="start"
          label={t('carousel.previous')}
          onClick={() => goTo(index - 1)}
          disabled={index === 0}
        >
          <ChevronLeft className="mirror" size={22} aria-hidden="true" />
        </Step>
        <Step
          side="end"
          label={t('carousel.next')}
          onClick={() => goTo(index + 1)}
          disabled={index === total - 1}
        >
          <ChevronRight className="mirror" size={22} aria-hidden="true" />
        </Step>
        <Position text={t('carousel.position', { number: index + 1, total })}>
          {`${index + 1} / ${total}`}
        </Position>
        <EnlargeButton onOpen={() => onOpen(index)} />
      </Box>
      <Thumbnails images={images} current={index} onChoose={goTo} />
    </Box>
  );
}

interface RowKeys {
  index: number;
  last: number;
  goTo: (index: number) => void;
  onOpen: (index: number) => void;
}

/** Arrows, Home and End go to a picture; Enter opens it on the whole screen. */
function useRowKeys({ index, last, goTo, onOpen }: RowKeys) {
  const direction = useDirection();
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(index);
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const wanted = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: last };
    const target = wanted[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
}

interface StepProps {
  side: 'start' | 'end';
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Step({ side, label, disabled, onClick, children }: StepProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      position="absolute"
      top="50%"
      mt="-5"
      {...(side === 'start' ? { insetInlineStart: '3' } : { insetInlineEnd: '3' })}
      boxShadow="card"
      aria-label={label}
      aria-disabled={disabled}
      onClick={onClick}
      display={{ base: 'none', sm: 'inline-flex' }}
    >
      {children}
    </Button>
  );
}

function Position({ text, children }: { text: string; children: string }) {
  return (
    <Box
      _print={{ display: 'none' }}
      position="absolute"
      bottom="3"
      insetInlineEnd="3"
      borderRadius="full"
      px="3"
      py="0.5"
      fontSize="sm"
      bg="rgb(8 20 20 / 70%)"
      color="white"
    >
      <chakra.bdi dir="ltr" aria-hidden="true">
        {children}
      </chakra.bdi>
      <Box as="span" srOnly aria-live="polite">
        {text}
      </Box>
    </Box>
  );
}
