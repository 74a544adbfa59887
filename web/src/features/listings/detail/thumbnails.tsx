import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { imageRatio, imageUrlAt } from '@qaysari/contract/listing/images';
import { useTranslation } from 'react-i18next';

/** The first picture is printed large. 320 px are enough for 35 mm. */
const printed = {
  display: 'block!',
  width: 'full',
  opacity: 1,
  outline: '0',
  breakInside: 'avoid',
  '&:first-child': { display: 'none!' },
  '& img': { width: 'full' },
};

interface ThumbnailsProps {
  images: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** Small pictures below the row; each brings its picture into view. */
export function Thumbnails({ images, current, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation('ad');
  return (
    <Flex
      gap="2"
      mt="3"
      overflowX="auto"
      scrollbarWidth="none"
      p="1"
      mx="-1"
      _print={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', p: '0', mx: '0' }}
    >
      {images.map((url, position) => (
        <chakra.button
          key={url}
          type="button"
          flex="0 0 auto"
          width="20"
          borderRadius="md"
          overflow="hidden"
          cursor="pointer"
          outline={position === current ? '2px solid' : '0'}
          outlineOffset="1px"
          opacity={position === current ? 1 : 0.65}
          outlineColor={position === current ? 'border.focus' : undefined}
          _hover={{ opacity: 1 }}
          _print={printed}
          _focusVisible={{ outline: '2px solid', outlineColor: 'fg.accent' }}
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
