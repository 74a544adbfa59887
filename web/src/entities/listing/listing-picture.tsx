import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { imageRatio, imageSrcSet, imageUrlAt } from '@qaysari/contract/image-paths';
import { imagePreview } from '@qaysari/contract/image-preview';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDrawnByServer } from '../../lib/browser/use-is-drawn-by-server.ts';
import { StarMark, StarPattern } from '../../ui/star.tsx';

interface ListingPictureProps {
  /** URL path of the 1280-wide image; absent: a placeholder. */
  url: string | undefined;
  alt: string;
  /** As the `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Pictures of the first screen load at once, the others when they come near. */
  eager?: boolean;
  /** The page's main picture loads before all others. On phones it is the only one of the first screen. */
  first?: boolean;
}

/** `width` and `height` stay attributes: the browser takes the ratio from them before styles apply. */
const Picture = chakra(
  'img',
  {
    base: {
      display: 'block',
      w: 'full',
      h: 'auto',
      objectFit: 'cover',
      bg: 'bg.muted',
      bgSize: '100% 100%',
    },
  },
  { forwardProps: ['width', 'height'] },
);

/** A picture of a listing at 4:3, blurred until it has loaded. The fixed ratio keeps the layout still. */
export function ListingPicture(props: ListingPictureProps) {
  const { url, alt, sizes, first = false, eager = first } = props;
  const preview = useMemo(() => (url === undefined ? undefined : imagePreview(url)), [url]);
  const isDrawnByServer = useIsDrawnByServer();
  if (url === undefined) return <NoPicture />;
  return (
    <Picture
      src={imageUrlAt(url, 640)}
      srcSet={imageSrcSet(url)}
      sizes={sizes}
      alt={alt}
      width={imageRatio.width * 160}
      height={imageRatio.height * 160}
      loading={eager ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' as const })}
      decoding="async"
      draggable={false}
      {...(preview !== undefined &&
        !isDrawnByServer && { style: { backgroundImage: `url(${preview})` } })}
    />
  );
}

function NoPicture() {
  const { t } = useTranslation('ads');
  const patternId = useId();
  return (
    <Flex
      position="relative"
      aspectRatio="4 / 3"
      bg="bg.muted"
      color="fg.muted"
      direction="column"
      gap="2"
      align="center"
      justify="center"
      fontSize="sm"
    >
      <StarPattern id={patternId} opacity="0.15" />
      <StarMark position="relative" opacity="0.7" />
      <Box as="span" position="relative">
        {t('noPicture')}
      </Box>
    </Flex>
  );
}
