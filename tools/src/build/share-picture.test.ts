import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareImageSize } from '@qaysari/contract/listing/images';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';

it('the picture of the site has the size that pages name, and is small enough for WhatsApp', async () => {
  const file = readFileSync(join(repositoryRoot, 'web/public/share.jpg'));
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareImageSize });
  expect(file.length).toBeLessThan(250_000);
});
