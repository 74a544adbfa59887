import express, { type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '../platform/api-error.ts';
import { isInheritedName } from './input.ts';

/** Far above any text that people type. Images go to the `publish` function. */
export const maxBodyBytes = 64 * 1024;

/** What one body takes: as it came, as text of two bytes a letter, and as objects. */
export const bodyMegabytes = (5 * maxBodyBytes) / (1024 * 1024);

const parseJson: RequestHandler = express.json({
  limit: maxBodyBytes,
  type: 'application/json',
  reviver: (name: string, value: unknown) => (isInheritedName(name) ? undefined : value),
});

/**
 * Parses the JSON body; an empty object for none. Throws 415 for another content type, 400 for a list, and
 * body-parser's errors, with a `status`, for a body that is too large (413) or malformed (400).
 */
export async function readBody(request: Request, response: Response): Promise<unknown> {
  // `is` returns null for a request without a body.
  if (request.is('application/json') === false && request.get('content-length') !== '0') {
    throw new ApiError(415, 'wrongContentType', { headers: { Accept: 'application/json' } });
  }
  await parse(parseJson, request, response);
  const body: unknown = request.body ?? {};
  // The parser takes it, but it has no fields that could be named as wrong.
  if (Array.isArray(body)) throw new ApiError(400, 'malformedRequest');
  return body;
}

const takeAnything = express.raw({ limit: maxBodyBytes, type: () => true });

/** Takes a body of any content type and encoding without a look at it. Throws body-parser's error for a large one (413). */
export async function skipBody(request: Request, response: Response): Promise<unknown> {
  // What nobody reads, nobody unpacks: so no encoding of it is refused.
  delete request.headers['content-encoding'];
  await parse(takeAnything, request, response);
  return {};
}

function parse(parser: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void parser(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
}
