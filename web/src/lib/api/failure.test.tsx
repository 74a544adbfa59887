import { interpolation } from '@qaysari/contract/shared/languages';
import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import i18next from 'i18next';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import arCommon from '../../../../locales/ar/common.json';
import arErrors from '../../../../locales/ar/errors.json';
import enCommon from '../../../../locales/en/common.json';
import enFailure from '../../../../locales/en/failure.json';
import enErrors from '../../../../locales/en/errors.json';
import { ApiFailure, useFailureText, useTranslateError, type ErrorText } from './failure.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const i18n = i18next.createInstance();
let root: Root;

beforeEach(async () => {
  await i18n.use(initReactI18next).init({
    resources: {
      en: { common: enCommon, errors: enErrors, failure: enFailure },
      ar: { common: arCommon, errors: arErrors },
    },
    lng: 'en',
    interpolation,
  });
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

/** What a hook answers within the page's texts. */
async function inPage<Value>(language: 'en' | 'ar', useHook: () => Value): Promise<Value> {
  await i18n.changeLanguage(language);
  let value: { is: Value } | undefined;
  const Probe = () => {
    value = { is: useHook() };
    return null;
  };
  act(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Probe />
      </I18nextProvider>,
    ),
  );
  if (!value) throw new Error('Nothing was rendered');
  return value.is;
}

describe('useTranslateError', () => {
  const translate = async (error: ErrorText, language: 'en' | 'ar' = 'en') =>
    (await inPage(language, useTranslateError))(error);

  it('says what the server wrote in one language in the language of the page', async () => {
    const { text } = new ApiFailure(429, {
      message: 'Too many attempts. Try again in 2 minutes',
      key: 'tooManyUntil',
      params: { count: 2 },
    });
    expect(await translate(text)).toBe('Too many attempts. Try again in 2 minutes');
    expect(await translate(text, 'ar')).toBe('محاولات كثيرة. حاول مجدداً بعد دقيقتين');
  });

  it('writes numbers as the server does', async () => {
    const error = { key: 'tooLong', params: { max: 3000 } } as const;
    expect(await translate(error)).toBe('Write at most 3,000 characters');
  });

  it('keeps the words of the server for a key that this site does not know', async () => {
    const { text } = new ApiFailure(400, { message: 'Brand new', key: 'brandNew' as ErrorKey });
    expect(await translate(text)).toBe('Brand new');
  });

  it('keeps words that came without a key', async () => {
    expect(await translate(new ApiFailure(502, { message: 'Bad gateway' }).text)).toBe(
      'Bad gateway',
    );
  });

  it('joins several texts by the comma of the language', async () => {
    const error = { list: [{ key: 'required' }, { text: '…' }] } as const;
    expect(await translate(error)).toBe('This field is required, …');
    expect(await translate(error, 'ar')).toBe(`${arErrors.required}، …`);
  });

  it('distinguishes being offline from no answer', async () => {
    expect(await translate(new ApiFailure(0, {}).text)).toBe(enCommon.form.noAnswer);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await translate(new ApiFailure(0, {}).text)).toBe(enCommon.form.offline);
  });
});

describe('useFailureText', () => {
  const say = async (failure: unknown, fallback?: string) =>
    (await inPage('en', useFailureText))(failure, fallback);

  it('takes the words of the server before the fallback', async () => {
    const failure = new ApiFailure(409, { message: 'Asked', key: 'alreadyAsked' });
    expect(await say(failure, 'It failed')).toBe(enErrors.alreadyAsked);
  });

  it('takes the fallback for an answer without words, and for what is no answer', async () => {
    expect(await say(new ApiFailure(502, {}), 'It failed')).toBe('It failed');
    expect(await say(new Error('the secret inside'), 'It failed')).toBe('It failed');
    expect(await say(new ApiFailure(502, {}))).toBe(enErrors.somethingWentWrong);
  });

  it('adds what to do when no answer came', async () => {
    const { offlineBody, offlineHint } = enFailure;
    expect(await say(new ApiFailure(0, {}), 'It failed')).toBe(`It failed. ${offlineHint}`);
    expect(await say(new ApiFailure(0, {}))).toBe(offlineBody);
  });
});
