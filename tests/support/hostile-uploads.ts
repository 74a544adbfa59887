import sharp from 'sharp';
import { photo } from './photos.ts';

export interface HostileUpload {
  name: string;
  contentType: string;
  body: Uint8Array<ArrayBuffer>;
  /** The status, if only one is right. */
  status?: number;
}

export const boundary = 'qaysariboundary';
const usual = `multipart/form-data; boundary=${boundary}`;
const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

/** Content that must never come back from an uploaded picture. */
export const payload = '<script>alert(document.domain)</script>';

const payloads: Record<string, string> = {
  html: `<!doctype html><html><body>${payload}</body></html>`,
  svg: `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`,
  script: `/*${payload}*/;alert(1);`,
  php: `<?php system($_GET['c']); ?>${payload}`,
  pdf: `%PDF-1.7\n${payload}\n%%EOF`,
  zip: `PK\u0003\u0004${payload}PK\u0005\u0006`,
  exe: `MZ\u0090\u0000${payload}`,
};

const otherFiles: Record<string, Buffer> = {
  ...Object.fromEntries(Object.entries(payloads).map(([name, text]) => [name, latin(text)])),
  bareSvg: latin(`<svg onload="alert(1)">${payload}</svg>`),
  heic: latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(2000, 'x')),
  mp4: latin('\0\0\0\x18ftypisom\0\0\0\0isommp42'.padEnd(2000, 'x')),
  bmp: latin(`BM${'\0'.repeat(200)}`),
  tiff: latin(`II*\0${'\0'.repeat(200)}`),
  icon: latin(`\0\0\x01\0${'\0'.repeat(200)}`),
  jpegXl: latin(`\xff\x0a${'\0'.repeat(200)}`),
  photoshop: latin(`8BPS${'\0'.repeat(200)}`),
  magick: latin('push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 "https://x.example/"'),
  text: latin('hello'),
  oneByte: latin('x'),
  zeros: Buffer.alloc(5000),
  webpWithoutImage: latin('RIFF\x24\0\0\0WEBPVP8 '.padEnd(400, '\0')),
};

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

interface Part {
  name?: string;
  fileName?: string;
  type?: string;
  content: Uint8Array | string;
  headers?: string;
}

const texts: Part[] = Object.entries({
  title: 'hostile',
  description: 'hostile',
  location: 'erbil',
  category: 'other',
  currency: 'usd',
  price: '1',
}).map(([name, content]) => ({ name, content }));

/** The bytes of a form, as sent. */
function wire(parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ name, fileName, type, content, headers }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data` +
        (name === undefined ? '' : `; name="${name}"`) +
        (fileName === undefined ? '' : `; filename="${fileName}"`) +
        (type === undefined ? '' : `\r\nContent-Type: ${type}`) +
        `${headers ?? ''}\r\n\r\n`,
    ),
    Buffer.from(content),
    latin('\r\n'),
  ]);
  return Buffer.concat([...pieces, latin(end)]);
}

const file = (content: Uint8Array | string, more: Partial<Part> = {}): Part => ({
  name: 'images',
  fileName: 'photo.jpg',
  type: 'image/jpeg',
  content,
  ...more,
});

const upload = (name: string, parts: readonly Part[], status?: number): HostileUpload => ({
  name,
  contentType: usual,
  body: Uint8Array.from(wire([...texts, ...parts])),
  ...(status !== undefined && { status }),
});

/** About 200 uploads with an invalid picture or an invalid form. */
export async function hostileUploads(): Promise<HostileUpload[]> {
  const honest = new Map<string, Buffer>();
  for (const format of formats) {
    const picture = photo({ width: 200, height: 150 });
    honest.set(format, await picture[format]().toBuffer());
  }
  return [
    ...[...honest].flatMap(([format, bytes]) => ofOneFormat(format, bytes)),
    ...Object.entries(otherFiles).map(([name, bytes]) => upload(`${name}.jpg`, [file(bytes)], 400)),
    ...(await bombs()),
    ...forms(honest.get('jpeg') ?? Buffer.alloc(0)),
  ];
}

function ofOneFormat(format: string, bytes: Buffer): HostileUpload[] {
  const cuts = [0.02, 0.1, 0.25, 0.4, 0.6, 0.8, 0.9, 0.97];
  const flips = [3, 7, 13, 29, 53];
  return [
    ...cuts.map((part) =>
      upload(`${format} cut at ${part}`, [file(bytes.subarray(0, bytes.length * part))]),
    ),
    ...flips.map((step) => upload(`${format} with flips ${step}`, [file(flipped(bytes, step))])),
    ...Object.entries(payloads).flatMap(([name, text]) => [
      upload(`${format} before ${name}`, [file(Buffer.concat([bytes, latin(text)]))]),
      upload(`${name} before ${format}`, [file(Buffer.concat([latin(text), bytes]))], 400),
    ]),
  ];
}

/** The same bytes with some bits flipped, except at the beginning. */
function flipped(bytes: Buffer, step: number): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = 24; at < copy.length; at += step * 7)
    copy[at] = (copy[at] ?? 0) ^ (1 << (step % 8));
  return copy;
}

async function bombs(): Promise<HostileUpload[]> {
  const grey = { width: 14_000, height: 14_000, channels: 1 } as const;
  const huge = await sharp(Buffer.alloc(grey.width * grey.height), { raw: grey })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const jpeg = await photo({ width: 16, height: 16 }).jpeg({ mozjpeg: false }).toBuffer();
  const frame = jpeg.indexOf(latin('\xff\xc0'));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  const gif = await photo({ width: 16, height: 16 }).gif().toBuffer();
  gif.writeUInt16LE(65_535, 6);
  gif.writeUInt16LE(65_535, 8);
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((colour) => photo({ colour }).png().toBuffer()),
  );
  const animation = (kind: 'gif' | 'webp') =>
    sharp(frames, { join: { animated: true } })
      [kind]()
      .toBuffer();
  return [
    upload('14,000 × 14,000 PNG', [file(huge)], 400),
    upload('a JPEG that says it is 65,500 × 65,500', [file(jpeg)], 400),
    upload('a GIF that says it is 65,535 × 65,535', [file(gif)]),
    upload('an animated GIF', [file(await animation('gif'))], 200),
    upload('an animated WebP', [file(await animation('webp'))], 200),
    upload('9 MB', [file(Buffer.concat([jpeg, Buffer.alloc(9 * 1024 * 1024)]))], 400),
  ];
}

function forms(jpeg: Buffer): HostileUpload[] {
  const many = (count: number, part: Part) => Array.from({ length: count }, () => part);
  const whole = wire([...texts, file(jpeg)]);
  const raw = (name: string, contentType: string, body: Buffer, status: number): HostileUpload => ({
    ...{ name, contentType, status },
    body: Uint8Array.from(body),
  });
  return [
    upload('zero bytes', [file('')], 400),
    upload('11 files', many(11, file(jpeg)), 400),
    upload('200 files', many(70, file(jpeg)), 400),
    upload('1,000 texts', many(1000, { name: 'x', content: 'y' }), 400),
    upload('a file under another name', [file(jpeg, { name: 'avatar' })], 200),
    upload('a file without a name', [{ fileName: 'a.jpg', content: jpeg }], 200),
    upload('a name of an object’s own', [{ name: '__proto__', content: '{"x":1}' }], 200),
    upload('another such name', [{ name: 'constructor', content: 'x' }], 200),
    upload('a path as file name', [file(jpeg, { fileName: '../../../../etc/passwd' })], 200),
    upload('a blank as file name', [file(jpeg, { fileName: ' ' })], 200),
    upload(
      'a file name in HTML',
      [file(jpeg, { fileName: `${payload.replaceAll('"', '')}.jpg` })],
      200,
    ),
    upload('an honest type before a script', [file(payload, { type: 'image/png' })], 400),
    upload('a script’s type before an honest picture', [file(jpeg, { type: 'text/html' })], 200),
    upload('a title twice', [{ name: 'title', content: 'again' }], 400),
    upload(
      'a picture of another ad',
      [{ name: 'images', content: '/media/listings/x/y-1280.webp' }],
      400,
    ),
    upload(
      'a picture from elsewhere',
      [{ name: 'images', content: 'http://169.254.169.254/' }],
      400,
    ),
    upload('a script as address', [{ name: 'images', content: 'javascript:alert(1)' }], 400),
    upload('a title of 1 MB', [{ name: 'costs', content: 'x'.repeat(1024 * 1024) }], 400),
    upload('endless headers', [file(jpeg, { headers: `\r\nX-Long: ${'x'.repeat(100_000)}` })]),
    upload('many headers', [file(jpeg, { headers: '\r\nX-Many: x'.repeat(5_000) })]),
    upload(
      'base64',
      [file(jpeg.toString('base64'), { headers: '\r\nContent-Transfer-Encoding: base64' })],
      400,
    ),
    upload(
      'a form in the form',
      [{ name: 'images', fileName: 'x', type: usual, content: whole }],
      400,
    ),
    ...[0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((part) =>
      raw(`a form cut at ${part}`, usual, whole.subarray(0, whole.length * part), 400),
    ),
    raw('33 MB', usual, wire([...texts, file(Buffer.alloc(33 * 1024 * 1024))]), 413),
    raw(
      '33 MB of texts',
      usual,
      wire([{ name: 'x', content: Buffer.alloc(33 * 1024 * 1024) }]),
      413,
    ),
    raw('another boundary', 'multipart/form-data; boundary=other', whole, 400),
    raw('no boundary', 'multipart/form-data', whole, 400),
    raw('an empty boundary', 'multipart/form-data; boundary=""', whole, 400),
    raw('a long boundary', `multipart/form-data; boundary=${'x'.repeat(5_000)}`, whole, 400),
    raw('nothing', usual, Buffer.alloc(0), 400),
    raw('only an end', usual, latin(`--${boundary}--\r\n`), 400),
    raw('no end', usual, wire([...texts, file(jpeg)], ''), 400),
    raw('noise', usual, Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)), 400),
    raw('JSON', 'application/json', latin('{"title":"x"}'), 415),
    raw('a plain form', 'application/x-www-form-urlencoded', latin('title=x'), 415),
    raw('mixed parts', `multipart/mixed; boundary=${boundary}`, whole, 415),
    raw('text', 'text/plain', whole, 415),
  ];
}
