import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { outcomeOf } from './send-item.ts';

const failure = (status: number, retryAfterSeconds = 0) =>
  new ApiFailure(status, { message: 'No', key: 'invalid' }, { retryAfterSeconds });

describe('outcomeOf', () => {
  it.each([0, 500, 503, 408])('sends again after status %i', (status) => {
    expect(outcomeOf(failure(status), true).type).toBe('later');
  });

  it('waits as long as the server asks', () => {
    expect(outcomeOf(failure(429, 30), true)).toEqual({ type: 'later', afterMs: 30_000 });
    expect(outcomeOf(failure(503, 5), true)).toEqual({ type: 'later', afterMs: 5_000 });
  });

  it('reports a limit that lasts for hours, and stops the conversation', () => {
    expect(outcomeOf(failure(429, 3_600), true)).toMatchObject({
      type: 'refused',
      failure: { canRetry: true, text: { key: 'invalid' } },
      isAboutReceiver: true,
    });
  });

  it.each([
    [400, false, false],
    [409, false, false],
    [403, true, true],
    [404, false, true],
  ])('is refused by status %i', (status, canRetry, isAboutReceiver) => {
    expect(outcomeOf(failure(status), true)).toMatchObject({
      type: 'refused',
      failure: { canRetry },
      isAboutReceiver,
    });
  });

  it('names the error of the field, for there is no form that marks it', () => {
    const wrong = new ApiFailure(400, {
      ...{ message: 'Please check', key: 'checkFields', error: { content: 'Too long' } },
      fields: { content: { key: 'tooLong', params: { max: 5 } } },
    });
    expect(outcomeOf(wrong, true)).toMatchObject({
      failure: { text: { key: 'tooLong', params: { max: 5 } } },
    });
  });

  it('keeps the messages when the session ends, and continues with a newer token', () => {
    expect(outcomeOf(failure(401), false)).toEqual({ type: 'stopped' });
    expect(outcomeOf(failure(401), true)).toEqual({ type: 'later' });
  });
});
