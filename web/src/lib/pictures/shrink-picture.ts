/** In pixels. The site shows no more; the server makes its sizes from this. */
const longestSide = 1600;

/** In pixels. A picture whose longest side is shorter looks blurred on a page of an ad. */
const shortSide = 600;

/** A picture as it is sent. */
export interface ShrunkPicture {
  blob: Blob;
  /** It had too few pixels from the start. */
  isSmall: boolean;
}

/** Tried in this order until the picture is small enough. */
const qualities = [0.85, 0.7, 0.55, 0.4];
/** After the last quality each side is made this much shorter. */
const shorter = 0.75;

/** A picture's size with its longest side at most `longestSide`; never larger than it is. */
export function shrunkSize(
  { width, height }: { width: number; height: number },
  longest = longestSide,
) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const fit = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: fit(width), height: fit(height) };
}

/**
 * The picture turned upright, shrunk to at most `maxBytes` and without metadata (place, camera), as WebP, or as JPEG
 * where the browser writes no WebP. Throws when the browser cannot decode it. Also runs in a worker.
 */
export async function shrinkPicture(file: Blob, maxBytes: number): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const isSmall = Math.max(bitmap.width, bitmap.height) < shortSide;
  try {
    for (let longest = longestSide; ; longest *= shorter) {
      const canvas = drawInto(bitmap, longest);
      for (const quality of qualities) {
        const blob = await encoded(canvas, quality);
        if (blob.size <= maxBytes) return { blob, isSmall };
      }
    }
  } finally {
    bitmap.close();
  }
}

function drawInto(bitmap: ImageBitmap, longest: number): OffscreenCanvas | HTMLCanvasElement {
  const { width, height } = shrunkSize(bitmap, longest);
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

async function encoded(canvas: OffscreenCanvas | HTMLCanvasElement, quality: number) {
  const webp = await encodedAs('image/webp', canvas, quality);
  return webp.type === 'image/webp' ? webp : encodedAs('image/jpeg', canvas, quality);
}

function encodedAs(
  type: string,
  canvas: OffscreenCanvas | HTMLCanvasElement,
  quality: number,
): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture')));
    canvas.toBlob(take, type, quality);
  });
}
