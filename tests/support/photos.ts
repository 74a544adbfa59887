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

/** A small JPEG that no other call has made. */
export function somePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 80, height: 60, channels: 3, background: 'teal', noise } as const;
  return sharp({ create }).jpeg().toBuffer();
}
