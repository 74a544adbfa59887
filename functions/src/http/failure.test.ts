import { languageCodes } from '@qaysari/contract/shared/languages';
import { describe, expect, it } from 'vitest';
import { ApiError, notFound, tooManyRequests, wrongFields } from '../platform/api-error.ts';
import { errorText } from '../platform/texts.ts';
import { asApiError, failureBody } from './failure.ts';

describe('failureBody', () => {
  it('answers the message with its key', () => {
    expect(failureBody(notFound(), 'en')).toStrictEqual({
      message: 'We couldn’t find what you asked for',
      key: 'notFound',
    });
  });

  it('answers what fills the placeholders beside the key', () => {
    expect(failureBody(tooManyRequests(61), 'en')).toStrictEqual({
      message: 'Too many attempts. Try again in 2 minutes',
      key: 'tooManyUntil',
      params: { count: 2 },
    });
  });

  it.each([
    [2 * 60 * 60 - 1, 'Too many attempts. Try again in 120 minutes', 120],
    [2 * 60 * 60, 'Too many attempts. Try again in 2 hours', 2],
    [86_280, 'Too many attempts. Try again in 24 hours', 24],
  ])('says after how long %i seconds are over in words that people use', (seconds, text, count) => {
    const { message, params } = failureBody(tooManyRequests(seconds), 'en');
    expect([message, params]).toEqual([text, { count }]);
    expect(tooManyRequests(seconds).headers).toEqual({ 'Retry-After': String(seconds) });
  });

  it('answers text and key of each wrong field', () => {
    const error = wrongFields({
      title: { key: 'required' },
      costs: { key: 'tooLong', params: { max: 3000 } },
    });
    expect(failureBody(error, 'en')).toStrictEqual({
      message: 'Please check the marked fields',
      key: 'checkFields',
      error: { title: 'This field is required', costs: 'Write at most 3,000 characters' },
      errors: ['This field is required', 'Write at most 3,000 characters'],
      fields: { title: { key: 'required' }, costs: { key: 'tooLong', params: { max: 3000 } } },
    });
  });

  it.each(languageCodes)('names texts that its keys make again in %s', (language) => {
    const { message, key, params, error, fields } = failureBody(
      new ApiError(400, 'imageTooLarge', {
        params: { position: 3, max: 8 },
        fields: { images: { key: 'imageUnreadable', params: { position: 2 } } },
      }),
      language,
    );
    expect(key && errorText({ key, ...(params && { params }) }, language)).toBe(message);
    expect(fields?.['images'] && errorText(fields['images'], language)).toBe(error?.['images']);
  });

  it('does not take the answer of another service to us for a fault of the caller', () => {
    const refused = Object.assign(new Error('invalid credentials'), { status: 401 });
    expect(asApiError(refused)).toMatchObject({ status: 500, cause: refused });
    const unreadable = Object.assign(new Error('bad JSON'), { status: 400, expose: true });
    expect(asApiError(unreadable)).toMatchObject({ status: 400, key: 'malformedRequest' });
  });

  it.each([4, 14])('says when to come again while the database is away (gRPC %d)', (code) => {
    const away = Object.assign(new Error('14 UNAVAILABLE: connect ECONNREFUSED'), { code });
    expect(asApiError(away)).toMatchObject({
      ...{ status: 503, key: 'somethingWentWrong', headers: { 'Retry-After': '5' }, cause: away },
    });
  });

  it('reveals no internal details', () => {
    const answer = failureBody(asApiError(new Error('the secret inside')), 'en');
    expect(answer).toStrictEqual({
      message: 'Something went wrong on our side. Try again',
      key: 'somethingWentWrong',
    });
  });
});
