import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import type { yup } from '@qaysari/contract/shared/schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { formFields, inputFields, objectSchema } from './field-schema.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

interface Case {
  name: string;
  schema: yup.AnyObjectSchema;
  isForm?: boolean;
  right: Record<string, unknown>;
  /** Each in place of the right value of that field. */
  wrong: Record<string, unknown>;
}

/** Whether the contract and the schema made of it take a value; they must say the same. */
function isTaken({ schema, isForm = false }: Case, value: object): boolean {
  const byContract = schema.isValidSync(value);
  const fields = isForm ? formFields(schema) : inputFields(schema);
  const bySchema = ajv.validate(objectSchema(fields), value);
  expect(bySchema, JSON.stringify(value)).toBe(byContract);
  return bySchema;
}

const person = {
  username: 'sara',
  email: 'sara@example.com',
  password: 'Bazaar-Lane-17',
  confirmPassword: 'Bazaar-Lane-17',
};
const profile = {
  firstname: 'Sara',
  lastname: 'Ali',
  phone: '+9647701234567',
  country: 'Iraq',
  city: 'Erbil',
  streetNamehouseNumber: '60 m street, 12',
  postalcode: '44001',
};
const ad = {
  title: 'Café',
  description: 'By the citadel',
  location: 'erbil',
  category: 'restaurants_cafes',
  currency: 'usd',
  price: 12.5,
};

const cases: Case[] = [
  {
    name: 'register',
    schema: endpoints.register.body,
    right: person,
    wrong: { username: 'سارا', email: 'sara', password: '' },
  },
  {
    name: 'updateMe',
    schema: endpoints.updateMe.body,
    right: profile,
    wrong: { phone: '12', city: '', termsAccepted: 'yes' },
  },
  {
    name: 'confirmCode',
    schema: endpoints.confirmCode.body,
    right: { email: 'a@b.iq', code: '123456' },
    wrong: { code: '12345' },
  },
  {
    name: 'verifyEmail',
    schema: endpoints.verifyEmail.body,
    right: { code: 'a_-9' },
    wrong: { code: 'a b' },
  },
  {
    name: 'askForPromotion',
    schema: endpoints.askForPromotion.body,
    right: { kind: '360' },
    wrong: { kind: '361' },
  },
  {
    name: 'deleteMe',
    schema: endpoints.deleteMe.query,
    right: { force: 'true' },
    wrong: { force: 'false' },
  },
  {
    name: 'listMyListings',
    schema: endpoints.listMyListings.query,
    right: { status: 'pending' },
    wrong: { status: 'Pending', isFeatured: 'no' },
  },
  {
    name: 'becomeInvestor',
    schema: endpoints.becomeInvestor.body,
    right: { title: 'x', about: 'y', offers: 'z', budgetMin: 1, budgetMax: 1, currency: 'iqd' },
    wrong: { budgetMin: 0, currency: 'eur', title: 'x'.repeat(101), sectors: ['moon'] },
  },
  {
    name: 'createListing',
    schema: publishEndpoints.createListing.body,
    isForm: true,
    right: { ...ad, employees: 3, founded: 2015, portability: true },
    wrong: { location: 'paris', price: 0, title: '', employees: 0.5, founded: 1799 },
  },
  {
    name: 'updateListing',
    schema: publishEndpoints.updateListing.body,
    isForm: true,
    right: { price: 3, employees: '' },
    wrong: { price: -3, category: '' },
  },
];

describe.each(cases)('the input of $name', (one) => {
  const { right, wrong } = one;

  it('is taken where it is right', () => {
    expect(isTaken(one, right)).toBe(true);
  });

  it.each(Object.entries(wrong))('is refused with %s %j', (field, value) => {
    expect(isTaken(one, { ...right, [field]: value })).toBe(false);
  });

  it('needs the same fields in both', () => {
    for (const field of Object.keys(right)) {
      const { [field]: _left, ...rest } = right;
      isTaken(one, rest);
    }
  });
});

describe('a field of a query', () => {
  const fields = new Map(
    inputFields(endpoints.listListings.query).map((each) => [each.name, each]),
  );

  it('may be a list of known ids, parted by commas', () => {
    expect(fields.get('location')?.schema).toMatchObject({ type: 'array', uniqueItems: true });
    expect(fields.get('location')?.schema.items?.enum).toContain('erbil');
  });

  it('may be a number within limits', () => {
    expect(fields.get('page')?.schema).toStrictEqual({
      type: 'integer',
      minimum: 1,
      maximum: 1_000_000,
    });
    expect(fields.get('minPrice')?.schema).toMatchObject({ type: 'number', minimum: 0 });
  });

  it('says in words what a schema cannot', () => {
    expect(fields.get('maxPrice')?.schema.description).toContain(
      '“The highest price can’t be lower than the lowest”.',
    );
  });
});
