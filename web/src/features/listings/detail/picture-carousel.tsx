import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { imageRatio, imageUrlAt } from '@qaysari/contract/image-paths';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingPicture } from '../../../entities/listing/listing-picture.tsx';
import { useDirection } from '../../../i18n/language.ts';
import { useSnapRow } from '../../../lib/browser/use-snap-row.ts';
import { Button } from '../../../ui/button.tsx';

interface PictureCarouselProps {
  images: readonly string[];
  title: string;
}

const sizes = '(min-width: 1280px) 800px, (min-width: 1024px) 62vw, 100vw';

/** All pictures of a listing, with swiping, arrow keys, buttons and thumbnails. */
export function PictureCarousel({ images, title }: PictureCarouselProps) {
  const { t } = useTranslation(['ad', 'ads']);
  const direction = useDirection();
  const { ref, index, goTo } = useSnapRow(images.length);
  const alt = t('ads:pictureOf', { title });

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const wanted = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: images.length - 1 };
    const target = wanted[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  if (images.length <= 1) {
    return (
      <Box borderRadius="xl" overflow="hidden">
        <ListingPicture url={images[0]} alt={alt} sizes={sizes} eager />
      </Box>
    );
  }
  return (
    <Box as="section" aria-label={t('carousel.label')}>
      <Box position="relative">
        <Flex
          ref={ref}
          role="group"
          aria-label={t('carousel.label')}
          tabIndex={0}
          onKeyDown={onKeyDown}
          overflowX="auto"
          scrollSnapType="x mandatory"
          scrollBehavior="smooth"
          scrollbarWidth="none"
          borderRadius="xl"
        >
          {images.map((url, position) => (
            <Box key={url} flex="0 0 100%" scrollSnapAlign="start" scrollSnapStop="always">
              <ListingPicture
                url={url}
                alt={`${alt} – ${t('carousel.position', { number: position + 1, total: images.length })}`}
                sizes={sizes}
                eager={position === 0}
              />
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
          disabled={index === images.length - 1}
        >
          <ChevronRight className="mirror" size={22} aria-hidden="true" />
        </Step>
        <Position text={t('carousel.position', { number: index + 1, total: images.length })}>
          {`${index + 1} / ${images.length}`}
        </Position>
      </Box>
      <Thumbnails images={images} current={index} onChoose={goTo} />
    </Box>
  );
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

interface ThumbnailsProps {
  images: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ images, current, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation('ad');
  return (
    <Flex gap="2" mt="3" overflowX="auto" scrollbarWidth="none" p="1" mx="-1">
      {images.map((url, position) => (
        <chakra.button
          key={url}
          type="button"
          flex="0 0 auto"
          width="20"
          borderRadius="md"
          overflow="hidden"
          cursor="pointer"
          outline="2px solid transparent"
          outlineOffset="1px"
          opacity={position === current ? 1 : 0.65}
          outlineColor={position === current ? 'border.focus' : undefined}
          _hover={{ opacity: 1 }}
          _focusVisible={{ outlineColor: 'fg.accent' }}
          aria-label={t('carousel.show', { number: position + 1 })}
          aria-current={position === current}
          onClick={() => onChoose(position)}
        >
          <img
            src={imageUrlAt(url, 320)}
            alt=""
            loading="lazy"
            width={imageRatio.width * 20}
            height={imageRatio.height * 20}
          />
        </chakra.button>
      ))}
    </Flex>
  );
}
