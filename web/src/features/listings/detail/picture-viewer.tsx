import { imageRatio, imageUrlAt, imageWidths } from '@qaysari/contract/listing/images';
import { useLayer } from '../../../lib/browser/layers.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';

export interface PictureViewerProps {
  images: readonly string[];
  title: string;
  /** The picture to begin with, from 0. */
  start: number;
  /** Called with the last picture that was looked at. */
  onClose: (index: number) => void;
}

/** A stored picture is 1280 wide: four times its pixels still show a line of small print. */
const zoom = { maxZoomPixelRatio: 4, doubleClickMaxStops: 2, scrollToZoom: true };

const heightOf = (width: number) => (width * imageRatio.height) / imageRatio.width;

/** The pictures of a listing on the whole screen, with zoom. Loaded when the first one is enlarged. */
export function PictureViewer({ images, title, start, onClose }: PictureViewerProps) {
  const { t } = useTranslation(['ad', 'ads']);
  const shown = useRef(start);
  const close = () => onClose(shown.current);
  useLayer(true, close);
  const position = (index: number) =>
    t('ad:carousel.position', { number: index + 1, total: images.length });
  const slides = images.map((url, index) => ({
    src: url,
    alt: `${t('ads:pictureOf', { title })} – ${position(index)}`,
    width: 1280,
    height: heightOf(1280),
    srcSet: imageWidths.map((width) => ({
      src: imageUrlAt(url, width),
      width,
      height: heightOf(width),
    })),
  }));
  return (
    <Lightbox
      open
      close={close}
      index={start}
      slides={slides}
      plugins={[Zoom, Counter]}
      zoom={zoom}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      // Numbers read from left to right in every language.
      counter={{ container: { dir: 'ltr' } }}
      on={{
        view: ({ index }) => {
          shown.current = index;
        },
      }}
      labels={{
        Lightbox: t('ad:viewer.label'),
        Carousel: t('ad:viewer.carousel'),
        'Photo gallery': t('ad:carousel.label'),
        Slide: t('ad:viewer.slide'),
        Previous: t('ad:carousel.previous'),
        Next: t('ad:carousel.next'),
        Close: t('ad:viewer.close'),
        'Zoom in': t('ad:viewer.zoomIn'),
        'Zoom out': t('ad:viewer.zoomOut'),
        '{index} of {total}': t('ad:carousel.position', { number: '{index}', total: '{total}' }),
      }}
    />
  );
}
