// @vitest-environment happy-dom
import { profileSchema } from '@qaysari/contract/user-endpoints';
import { signUpSchema } from '@qaysari/contract/auth-endpoints';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { faultsOf, readRefusal } from './form-faults.ts';

const blank = { username: '', email: '', password: '', confirmPassword: '' };

describe('faultsOf', () => {
  it('asks for what is blank before anything else', () => {
    const required = { key: 'required' };
    expect(faultsOf(signUpSchema, { ...blank, username: '  ' })).toStrictEqual({
      username: required,
      email: required,
      password: required,
      confirmPassword: required,
    });
  });

  it('names one fault for each field, with what fills its placeholders', () => {
    expect(
      faultsOf(signUpSchema, {
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

  it('finds the repeated password wrong again when the password changes', () => {
    const same = { ...blank, password: 'Qaysari-2025', confirmPassword: 'Qaysari-2025' };
    expect(faultsOf(signUpSchema, same)['confirmPassword']).toBeUndefined();
    const changed = { ...same, password: 'Qaysari-2026' };
    expect(faultsOf(signUpSchema, changed)['confirmPassword']).toStrictEqual({
      key: 'passwordsDiffer',
    });
  });

  it('takes phone and postal code in any digits', () => {
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
    expect(faultsOf(profileSchema, profile)).toStrictEqual({});
  });
});

describe('readRefusal', () => {
  const refusal = (failure: ConstructorParameters<typeof ApiFailure>[1]) =>
    readRefusal(new ApiFailure(400, failure), ['username', 'email'], 'en');

  it('puts texts beside their fields and then has nothing more to say', () => {
    expect(refusal({ message: 'Check', error: { username: 'Taken' } })).toStrictEqual({
      faults: { username: { text: 'Taken' } },
      general: undefined,
    });
  });

  it('says of fields that the form does not have', () => {
    expect(refusal({ message: 'Check', error: { username: 'Taken', code: 'Old' } })).toStrictEqual({
      faults: { username: { text: 'Taken' } },
      general: { text: 'Old' },
    });
  });

  it('joins several texts, else takes the message', () => {
    expect(refusal({ message: 'No', errors: ['One', 'Two'] }).general).toStrictEqual({
      text: 'One, Two',
    });
    expect(refusal({ message: 'Wait' })).toStrictEqual({ faults: {}, general: { text: 'Wait' } });
    expect(refusal({}).general).toStrictEqual({ key: 'somethingWentWrong' });
    expect(readRefusal(new ApiFailure(0, {}), [], 'en').general).toStrictEqual({
      network: 'noAnswer',
    });
  });
});
