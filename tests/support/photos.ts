import sharp, { type Sharp } from 'sharp';

interface Photo {
  width?: number;
  height?: number;
  colour?: string;
}

/** A picture of one colour. */
export function photo({ width = 400, height = 300, colour = 'teal' }: Photo = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A picture of noise, which no format makes small: about as many bytes as it has pixels. */
export function noisyPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width, height, channels: 3, background: 'teal', noise } as const;
  return sharp({ create }).jpeg().toBuffer();
}

/** A small JPEG that no other call has made. */
export function somePhoto(): Promise<Buffer> {
  return noisyPhoto(80, 60);
}
