import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CDPSession } from 'playwright-core';
import sharp from 'sharp';

interface Frame {
  /** Seconds since 1970. */
  at: number;
  picture: Buffer;
}

/** What a page shows, recorded. */
export interface Film {
  /** Writes the pictures side by side, one for each half second from `startMs` (since 1970) on. */
  write(file: string, startMs: number, seconds: number): Promise<void>;
}

const size = { width: 180, height: 320 };
const gap = 4;
const stepSeconds = 0.5;
const mostPictures = 40;

/** The last frame that was there at each step. The page is blank before the first. */
export function framesAt<Each extends { at: number }>(
  frames: readonly Each[],
  start: number,
  seconds: number,
): (Each | undefined)[] {
  const steps = Math.min(mostPictures, Math.ceil(seconds / stepSeconds) + 1);
  return Array.from({ length: steps }, (_, step) =>
    frames.findLast(({ at }) => at <= start + step * stepSeconds),
  );
}

async function writeStrip(frames: readonly (Frame | undefined)[], file: string): Promise<void> {
  const pictures = await Promise.all(
    frames.map(async (frame, step) => ({
      input: frame
        ? await sharp(frame.picture)
            .resize({ ...size, fit: 'cover', position: 'top' })
            .toBuffer()
        : { create: { ...size, channels: 3 as const, background: 'white' } },
      left: gap + step * (size.width + gap),
      top: gap,
    })),
  );
  mkdirSync(dirname(file), { recursive: true });
  await sharp({
    create: {
      width: gap + frames.length * (size.width + gap),
      height: size.height + 2 * gap,
      channels: 3,
      background: '#777',
    },
  })
    .composite(pictures)
    .webp()
    .toFile(file);
}

/** Records a page from now on. */
export async function film(page: CDPSession): Promise<Film> {
  const frames: Frame[] = [];
  page.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({
      at: metadata.timestamp ?? Date.now() / 1000,
      picture: Buffer.from(data, 'base64'),
    });
    page.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await page.send('Page.startScreencast', { format: 'jpeg', quality: 70 });
  return {
    write: (file, startMs, seconds) => writeStrip(framesAt(frames, startMs / 1000, seconds), file),
  };
}
