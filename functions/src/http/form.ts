import type { TextRef } from '@qaysari/contract/shared/failure';
import { limits } from '@qaysari/contract/shared/limits';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { ApiError } from '../platform/api-error.ts';
import type { FormParts, ImageSlot } from '../platform/handler.ts';
import { detectImageFormat } from '../platform/image-format.ts';
import { isInheritedName } from './input.ts';

/** The parsed content of a multipart request. */
export interface FormBody extends FormParts {
  /** Every text field; an array where a name is repeated. */
  body: Record<string, string | string[]>;
  /** Errors of the images that are visible without decoding them. */
  wrong: Record<string, TextRef>;
}

/** Above what any of our forms has. Each text may be far longer than its schema allows. */
const formLimits = {
  files: limits.imagesPerListing,
  fileSize: limits.imageBytes,
  fields: 60,
  parts: 80,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
} as const;

/** The API stops reading after this many bytes. */
const maxReceivedBytes = 2 * limits.formBytes;

/** What one form takes: its pictures wait in memory for their turn. */
export const formMegabytes = limits.formBytes / (1024 * 1024);

/**
 * Parses a `multipart/form-data` request as a stream, within hard limits. Throws 415 for another content
 * type, 413 over 32 MB and 400 for a malformed form. A `Content-Length` over 32 MB is refused at once; else
 * it reads to the end before it throws, because a browser ignores the answer while it is still sending.
 */
export async function readForm(request: Request): Promise<FormBody> {
  if (!/^multipart\/form-data\b/i.test(request.get('content-type') ?? '')) {
    throw new ApiError(415, 'wrongContentType', { headers: { Accept: 'multipart/form-data' } });
  }
  if (Number(request.get('content-length')) > limits.formBytes) {
    throw new ApiError(413, 'bodyTooLarge');
  }
  const form = new FormCollector();
  await parse(request, form);
  const { texts, slots, wrong } = form;
  const body = Object.fromEntries(
    [...texts].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
  return { body, images: slots.length > 0 ? slots : undefined, wrong };
}

function malformedRequest(cause?: unknown): ApiError {
  return new ApiError(400, 'malformedRequest', { cause });
}

/** Collects the parts of one form as they arrive. */
class FormCollector {
  readonly texts = new Map<string, string[]>();
  readonly slots: ImageSlot[] = [];
  readonly wrong: Record<string, TextRef> = {};

  addText(name: string, text: string): void {
    if (name === 'images') this.#slot({ kind: 'text', text });
    else if (!isInheritedName(name)) this.texts.set(name, [...(this.texts.get(name) ?? []), text]);
  }

  /**
   * Reserves the image's place in the order of the slots. Call the result with the bytes at the end of
   * the file.
   */
  startFile(): (bytes: Buffer, name: string | undefined, isCut: boolean) => void {
    const slot: ImageSlot = { kind: 'text', text: '' };
    const position = this.#slot(slot);
    return (bytes, name, isCut) => {
      // An empty file input sends an empty file without a name.
      if (bytes.length === 0 && !name) return;
      Object.assign(slot, { kind: 'file', bytes });
      if (isCut) this.#fault('imageTooLarge', position, limits.imageBytes / (1024 * 1024));
      else if (!detectImageFormat(bytes)) this.#fault('imageUnreadable', position);
    };
  }

  tooMany(): void {
    this.wrong['images'] = { key: 'tooMany', params: { max: limits.imagesPerListing } };
  }

  #slot(slot: ImageSlot): number {
    if (this.slots.length >= limits.imagesPerListing) this.tooMany();
    else this.slots.push(slot);
    return this.slots.length;
  }

  #fault(key: TextRef['key'], position: number, max = 0): void {
    this.wrong['images'] ??= { key, params: { position, max } };
  }
}

async function parse(request: Request, form: FormCollector): Promise<void> {
  const parser = createParser(request, form);
  let failure: unknown;
  const ended = new Promise<void>((resolve) => {
    const end = (error?: unknown) => {
      failure ??= error;
      resolve();
    };
    for (const limit of ['partsLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => (failure ??= malformedRequest()));
    }
    parser.on('finish', () => end()).on('error', (error) => end(malformedRequest(error)));
  });
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limits.formBytes) failure ??= new ApiError(413, 'bodyTooLarge');
      if (bytes > maxReceivedBytes) break;
      // The whole form is buffered in memory anyway, so backpressure would not help.
      if (failure === undefined) parser.write(chunk);
    }
  } catch (error) {
    // The client has disconnected.
    failure ??= malformedRequest(error);
  }
  parser.end();
  await ended;
  if (failure instanceof Error) throw failure;
}

function createParser(request: Request, form: FormCollector): BusboyInstance {
  const headers = { 'content-type': request.get('content-type') ?? '' };
  let parser: BusboyInstance;
  try {
    parser = new Busboy({ headers, limits: formLimits });
  } catch (error) {
    // The content type has no boundary.
    throw malformedRequest(error);
  }
  parser.on('field', (name, text) => form.addText(name, text));
  parser.on('filesLimit', () => form.tooMany());
  parser.on('file', (name, file, fileName: string | undefined) => {
    // The parser reports the truncated form itself.
    file.on('error', () => undefined);
    if (name !== 'images') {
      file.resume();
      return;
    }
    const close = form.startFile();
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => close(Buffer.concat(chunks), fileName, file.truncated));
  });
  return parser;
}
