import { signUpSchema } from '@qaysari/contract/account/schema';
import { profileSchema } from '@qaysari/contract/account/profile-schema';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { schemaErrors, serverErrors } from './form-errors.ts';

const blank = { username: '', email: '', password: '', confirmPassword: '' };

describe('schemaErrors', () => {
  it('reports blank fields as required before any other error', () => {
    const required = { key: 'required' };
    expect(schemaErrors(signUpSchema, { ...blank, username: '  ' })).toStrictEqual({
      username: required,
      email: required,
      password: required,
      confirmPassword: required,
    });
  });

  it('reports one error per field, with its parameters', () => {
    expect(
      schemaErrors(signUpSchema, {
        username: 'ab',
        email: 'سارة@example.com',
        password: 'short',
        confirmPassword: 'other',
      }),
    ).toStrictEqual({
      username: { key: 'tooShort', params: { min: 3 } },
      email: { key: 'email' },
      password: { key: 'passwordRule' },
      confirmPassword: { key: 'passwordsDiffer' },
    });
  });

  it('reports the repeated password again when the password changes', () => {
    const same = { ...blank, password: 'Qaysari-2025', confirmPassword: 'Qaysari-2025' };
    expect(schemaErrors(signUpSchema, same)['confirmPassword']).toBeUndefined();
    const changed = { ...same, password: 'Qaysari-2026' };
    expect(schemaErrors(signUpSchema, changed)['confirmPassword']).toStrictEqual({
      key: 'passwordsDiffer',
    });
  });

  it('accepts phone and postal code in any digits', () => {
    const profile = {
      firstname: 'سارة',
      lastname: 'أحمد',
      phone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
      country: 'العراق',
      city: 'بغداد',
      streetNamehouseNumber: '١٢',
      postalcode: '۱۰۰۰۱',
      companyname: '',
    };
    expect(schemaErrors(profileSchema, profile)).toStrictEqual({});
  });
});

describe('serverErrors', () => {
  const errorsOf = (failure: ConstructorParameters<typeof ApiFailure>[1]) =>
    serverErrors(new ApiFailure(400, failure), ['username', 'email']);

  it('puts errors beside their fields and answers no general one', () => {
    expect(errorsOf({ message: 'Check', error: { username: 'Taken' } })).toStrictEqual({
      fields: { username: { text: 'Taken' } },
      general: undefined,
    });
  });

  it('keeps the key of a field’s text, to be said in another language', () => {
    const failure = {
      message: 'Check',
      error: { username: 'Write at least 3 characters' },
      fields: { username: { key: 'tooShort', params: { min: 3 } } },
    } as const;
    expect(errorsOf(failure).fields).toStrictEqual({
      username: { key: 'tooShort', params: { min: 3 }, text: 'Write at least 3 characters' },
    });
  });

  it('answers errors of fields that the form does not have for the form as a whole', () => {
    expect(errorsOf({ message: 'Check', error: { username: 'Taken', code: 'Old' } })).toStrictEqual(
      {
        fields: { username: { text: 'Taken' } },
        general: { list: [{ text: 'Old' }] },
      },
    );
  });

  it('says nothing twice that the server lists beside the errors of the fields', () => {
    const error = { username: 'Taken', code: 'Old' };
    expect(errorsOf({ message: 'Check', error, errors: ['Taken', 'Old', 'More'] })).toStrictEqual({
      fields: { username: { text: 'Taken' } },
      general: { list: [{ text: 'More' }, { text: 'Old' }] },
    });
    const { username } = error;
    expect(errorsOf({ message: 'Check', error: { username }, errors: ['Taken'] })).toStrictEqual({
      fields: { username: { text: 'Taken' } },
      general: undefined,
    });
  });

  it('answers several messages where there are some, else the one message', () => {
    expect(errorsOf({ message: 'No', errors: ['One', 'Two'] }).general).toStrictEqual({
      list: [{ text: 'One' }, { text: 'Two' }],
    });
    expect(errorsOf({ message: 'Wait', key: 'somethingWentWrong' })).toStrictEqual({
      fields: {},
      general: { key: 'somethingWentWrong', text: 'Wait' },
    });
    expect(errorsOf({}).general).toStrictEqual({ key: 'somethingWentWrong' });
    expect(serverErrors(new ApiFailure(0, {}), []).general).toStrictEqual({ network: 'noAnswer' });
  });
});
