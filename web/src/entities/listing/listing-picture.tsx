import {
  imageRatio,
  imageSrcSet,
  imageUrlAt,
  imagePreview,
} from '@qaysari/contract/listing/images';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDrawnByServer } from '../../lib/browser/use-is-drawn-by-server.ts';
import { StarDrawing, StarPatternDrawing, starViewBox } from '../../ui/star.tsx';

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

/** A picture of a listing at 4:3, blurred until it has loaded. The fixed ratio keeps the layout still. */
export function ListingPicture(props: ListingPictureProps) {
  const { url, alt, sizes, first = false, eager = first } = props;
  const preview = useMemo(() => (url === undefined ? undefined : imagePreview(url)), [url]);
  const isDrawnByServer = useIsDrawnByServer();
  if (url === undefined) return <NoPicture />;
  return (
    <img
      className="listing-picture"
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
    <div className="listing-picture-none">
      <svg className="listing-picture-pattern" aria-hidden="true">
        <StarPatternDrawing id={patternId} />
      </svg>
      <svg className="listing-picture-star" viewBox={starViewBox} aria-hidden="true">
        <StarDrawing />
      </svg>
      <span className="listing-picture-words">{t('noPicture')}</span>
    </div>
  );
}
