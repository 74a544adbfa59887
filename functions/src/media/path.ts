import { imageWidths } from '@qaysari/contract/listing/images';

const imagePath = new RegExp(
  `^(?:/media)?/(listings/[A-Za-z0-9_-]{1,128}/[A-Za-z0-9_-]{8,64}-(?:(?:${imageWidths.join('|')})\\.webp|share\\.jpg))$`,
);

/**
 * The object name in Cloud Storage for this path (contract/image-paths.ts); undefined for any other path.
 * It only accepts names that our own code writes: no dots, slashes or percent signs in between.
 */
export function objectNameAt(path: string): string | undefined {
  return imagePath.exec(path)?.[1];
}

/** The object name of the same image in its largest width, which each has; undefined for that one itself. */
export function widestOf(name: string): string | undefined {
  const widest = name.replace(/-(?:\d+\.webp|share\.jpg)$/, `-${Math.max(...imageWidths)}.webp`);
  return widest === name ? undefined : widest;
}
