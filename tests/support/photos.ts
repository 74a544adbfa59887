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

let made = 0;

/** A small JPEG of another colour each time: noise would take long to encode in all widths. */
export function somePhoto(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = [1, 16, 256].map((each) => (Math.floor(made / each) % 16) * 16);
  made += 1;
  const create = { width: 80, height: 60, channels: 3, background: { r, g, b } } as const;
  return sharp({ create }).jpeg().toBuffer();
}
