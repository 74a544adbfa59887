/** In pixels. The site shows no more; the server makes its sizes from this. */
const longestSide = 1600;

const quality = 0.85;

/** A picture's size with its longest side at most `longestSide`; never larger than it is. */
export function shrunkSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const fit = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: fit(width), height: fit(height) };
}

/**
 * The picture turned upright, shrunk and without metadata (place, camera), as WebP, or as JPEG where the browser
 * writes no WebP. Throws when the browser cannot decode it. Also runs in a worker.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = shrunkSize(bitmap);
    const canvas = canvasOf(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.imageSmoothingQuality = 'high';
    // JPEG has no transparency: it would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const webp = await encoded(canvas, 'image/webp');
    return webp.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg');
  } finally {
    bitmap.close();
  }
}

function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function encoded(canvas: OffscreenCanvas | HTMLCanvasElement, type: string): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture')));
    canvas.toBlob(take, type, quality);
  });
}
