import express, { type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '../platform/api-error.ts';
import { isInheritedName } from './inherited-name.ts';

/** No text that people type comes near it; images have a function of their own. */
export const maxBodyBytes = 64 * 1024;

const parseJson: RequestHandler = express.json({
  limit: maxBodyBytes,
  type: 'application/json',
  reviver: (name: string, value: unknown) => (isInheritedName(name) ? undefined : value),
});

/**
 * The JSON object or array that a request carries; an empty object for none. Throws 415 for another
 * content type, and body-parser's own errors, with a `status`, for too large (413) and malformed (400).
 */
export async function readBody(request: Request, response: Response): Promise<unknown> {
  // `is` answers null for a request without a body.
  if (request.is('application/json') === false && request.get('content-length') !== '0') {
    throw new ApiError(415, 'wrongContentType', { headers: { Accept: 'application/json' } });
  }
  await new Promise<void>((resolve, reject) => {
    void parseJson(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
  return request.body ?? {};
}
