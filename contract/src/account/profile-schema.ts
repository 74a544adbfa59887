import { countryOf } from './countries.ts';
import { postalcodeField } from './fields.ts';
import { isIraq } from './types.ts';
import { optionalLine, requiredLine } from '../shared/fields.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { phoneField } from '../shared/phone.ts';
import { errorKey, yup } from '../shared/schema.ts';

// Apart from the other schemas of an account: it alone needs what is known of phone numbers, which is heavy.
export const profileSchema = yup.object({
  firstname: requiredLine(),
  lastname: requiredLine(),
  phone: phoneField(),
  country: requiredLine().test({
    name: 'known',
    message: errorKey('unknownValue'),
    skipAbsent: true,
    test: (text) => text === '' || countryOf(text) !== undefined,
  }),
  city: requiredLine(),
  streetNamehouseNumber: requiredLine(limits.addressLength),
  postalcode: yup
    .string()
    .when('country', ([country]) =>
      typeof country === 'string' && isIraq(country)
        ? postalcodeField()
        : optionalLine(limits.foreignPostalcodeLength),
    )
    .defined(),
  companyname: optionalLine(limits.addressLength),
});

/** What `updateMe` takes. */
export const updateMeSchema = profileSchema.shape({
  termsAccepted: yup.boolean().strict().default(false),
  mailLanguage: yup.string().strict().oneOf(languageCodes, errorKey('unknownValue')),
});
