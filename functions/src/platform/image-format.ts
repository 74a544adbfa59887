/** The image formats that the API accepts. */
export type ImageFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp';

const avifBrands = new Set(['avif', 'avis']);

/**
 * Detects the format by the first bytes only, not by the file name or the content type. Undefined for any
 * other format.
 */
export function detectImageFormat(file: Buffer): ImageFormat | undefined {
  const text = (start: number, end: number) => file.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && hasBrand(file, avifBrands)) return 'avif';
  return undefined;
}

/** Checks the major and compatible brands of an ISO base media file (ISO/IEC 14496-12, 4.3). */
function hasBrand(file: Buffer, brands: ReadonlySet<string>): boolean {
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    const isMinorVersion = at === 12;
    if (!isMinorVersion && brands.has(file.toString('latin1', at, at + 4))) return true;
  }
  return false;
}
