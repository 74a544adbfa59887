import type { Failure, TextRef } from '@qaysari/contract/shared/failure';
import type { Language } from '@qaysari/contract/shared/languages';
import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import { ApiError, tooManyRequests, unavailable } from '../platform/api-error.ts';
import { isContention, isUnreachable } from '../platform/firestore.ts';
import { errorText } from '../platform/texts.ts';

/** Turns anything thrown into an `ApiError`. An unexpected error becomes a 500 that reveals nothing. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Too many concurrent transactions on one document: a retry will work in a moment.
  if (isContention(error)) return tooManyRequests(1);
  if (isUnreachable(error)) return unavailable(error);
  const status = frameworkStatus(error);
  if (status === undefined) return new ApiError(500, 'somethingWentWrong', { cause: error });
  const key: Readonly<Record<number, ErrorKey>> = { 413: 'bodyTooLarge', 415: 'wrongContentType' };
  return new ApiError(key[status] ? status : 400, key[status] ?? 'malformedRequest', {
    cause: error,
  });
}

/**
 * Express and body-parser throw http-errors: an unreadable request has a 4xx `status`, which `expose` lets
 * the caller see; a path that cannot be decoded is a URIError. Errors of Google's libraries have a
 * `status` too: that of an answer to us.
 */
function frameworkStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const isOurs = error instanceof URIError || ('expose' in error && error.expose === true);
  if (!isOurs) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** The body of a failure, in the caller's language and without internal details. */
export function failureBody(error: ApiError, language: Language): Failure {
  const ref = { key: error.key, ...(error.params && { params: error.params }) };
  const { fields, reason } = error;
  return {
    message: errorText(ref, language),
    ...ref,
    ...(fields && { ...textsOf(fields, language), fields }),
    ...(reason && { reason }),
  };
}

/** The error of each field, and a list of all errors without duplicates. */
function textsOf(
  fields: Readonly<Record<string, TextRef>>,
  language: Language,
): Pick<Failure, 'error' | 'errors'> {
  const texts = Object.entries(fields).map(
    ([name, ref]) => [name, errorText(ref, language)] as const,
  );
  return { error: Object.fromEntries(texts), errors: [...new Set(texts.map(([, text]) => text))] };
}
