/**
 * A picture in twelve colours, to be shown blurred until it has come. It stands in the picture's own name,
 * after 20 hex digits: one letter for each of red, green and blue of 4 × 3 pixels (decision 21).
 */
const columns = 4;
const rows = 3;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const lettersOfPreview = columns * rows * 3;

export const previewSize = { width: columns, height: rows } as const;

/** The letters for the bytes of red, green and blue of 4 × 3 pixels, row by row. */
export function writePreview(rgb: Uint8Array): string {
  return Array.from(rgb, (value) => letters.charAt(value >> 2)).join('');
}

/** A data URL of the blurred picture, about 140 characters; undefined for a picture without one. */
export function imagePreview(url: string): string | undefined {
  const code = new RegExp(`/[0-9a-f]{20}([\\w-]{${lettersOfPreview}})-\\d+\\.webp$`).exec(url)?.[1];
  if (code === undefined) return undefined;
  const rgb = Array.from(code, (letter) => letters.indexOf(letter) * 4 + 2);
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bitmap(rgb)))}`;
}

/** A BMP of 24 bits, which every browser reads and which needs no packing. */
function bitmap(rgb: readonly number[]): number[] {
  const headBytes = 54;
  const fileBytes = headBytes + rgb.length;
  const head = [
    ...[0x42, 0x4d, fileBytes, 0, 0, 0, 0, 0, 0, 0, headBytes, 0, 0, 0],
    ...[40, 0, 0, 0, columns, 0, 0, 0, rows, 0, 0, 0, 1, 0, 24, 0],
    ...Array<number>(24).fill(0),
  ];
  const pixels: number[] = [];
  // From the lowest row up, each pixel as blue, green, red; a row of four needs no padding.
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3;
      pixels.push(rgb[at + 2] ?? 0, rgb[at + 1] ?? 0, rgb[at] ?? 0);
    }
  }
  return [...head, ...pixels];
}
