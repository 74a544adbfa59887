import {
  imageRatio,
  imageSrcSet,
  imageUrlAt,
  imagePreview,
} from '@qaysari/contract/listing/images';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StarDrawing, StarPatternDrawing, starViewBox } from '../../ui/star.tsx';

/**
 * How wide pictures of ads are shown, as `sizes` attributes. On phones they are wider, about 92vw: but up to
 * 430 px at three pixels to one nobody sees the difference between the 960 that they get and 1280.
 */
const phone = '74vw';

export const pictureSizes = {
  /** A card of a grid, which is a row on phones. */
  grid: '(min-width: 1536px) 325px, (min-width: 1280px) 384px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, 104px',
  /** The same, in a grid beside a sidebar. */
  narrowGrid: '(min-width: 1280px) 610px, (min-width: 768px) 48vw, 104px',
  /** A card of a slider. */
  slider: `(min-width: 1280px) 384px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, ${phone}`,
  /** The main picture of an ad. */
  main: `(min-width: 1280px) 800px, (min-width: 1024px) 62vw, (min-width: 640px) 100vw, ${phone}`,
} as const;

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
  // The content security policy refuses styles in the server's HTML, and allows them when a script sets them.
  const showPreview = useCallback(
    (image: HTMLImageElement | null) => {
      const preview = url === undefined ? undefined : imagePreview(url);
      image?.style.setProperty(
        'background-image',
        preview === undefined ? null : `url(${preview})`,
      );
    },
    [url],
  );
  if (url === undefined) return <NoPicture />;
  return (
    <img
      ref={showPreview}
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
