import { updateMe } from '@qaysari/contract/account/calls';
import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import { updateListing } from '@qaysari/contract/publish/calls';
import { yup } from '@qaysari/contract/shared/schema';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { call } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { sendForm } from '../../support/form.ts';
import { fuzzParameters, timeoutOf, type Draws } from '../../support/fuzz.ts';
import { takenTexts, uncleanTexts } from '../../support/hostile-texts.ts';

/**
 * Texts with marks, controls, joiners, digits and halves of characters, through each field of the schemas that takes a
 * text: taken clean, or refused with a sentence of ours. What is stored is stored the same again.
 */

const ingredients = [
  ...['\u200B', '\u200C', '\u200D', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2068'],
  ...['\u2069', '\uFEFF', '\u00AD', '\u061C', '\uFE0F', '\u034F', '\u2800', '\u3164', '\u0640'],
  ...['\0', '\u0007', '\u000B', '\f', '\r', '\n', '\r\n', '\t', '\u0085', '\u2028', '\u2029'],
  ...[
    '\uD800',
    '\uDC00',
    '\uFFFD',
    '\u00A0',
    '\u3000',
    ' ',
    '.',
    ',',
    '٫',
    '٬',
    '،',
    '-',
    '+',
    '@',
  ],
  ...['0', '7', '١', '۲', '1.000', 'ألف', 'ملیۆن', 'دفتر', '$', 'د.ع', 'a', 'é', 'Z\u0300\u0301'],
  ...['م', 'ە', 'ی', '👨‍👩‍👧', '🇮🇶', 'https://', 'example.com', '<b>', '{{x}}', '__proto__'],
];

const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.constantFrom(...ingredients), { maxLength: 14 }) },
  { weight: 1, arbitrary: fc.constantFrom(...takenTexts, ...uncleanTexts).map((text) => [text]) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => [text]) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('x', '😀', '\u0300', ' ', '\n')
      .map((unit) => ['a', unit.repeat(5_100), 'b']),
  },
);

interface Field {
  name: string;
  /** A text of a body is stored, one of a query is not. */
  part: 'body' | 'query';
  schema: yup.AnyObjectSchema;
}

/** What programs send, and nobody writes. */
const ofPrograms = /^reportClientError|\.(endpoint|token|id|listing|filter|receiver)$/;

/** Each field of a body or a query that people write, apart from the others; each kind of rules once. */
function fieldsOfSchemas(): Field[] {
  const all = Object.entries({ ...endpoints, ...publishEndpoints }).flatMap(([call, endpoint]) =>
    (['body', 'query'] as const).flatMap((part) =>
      Object.entries(endpoint[part].fields).map(([name, field]) => ({
        name: `${call}.${name}`,
        part,
        rules: JSON.stringify((field as yup.AnySchema).describe()),
        schema: yup.object({ [name]: field as yup.AnySchema }),
      })),
    ),
  );
  const written = all.filter(({ name }) => !ofPrograms.test(name));
  return [...new Map(written.map((field) => [field.rules, field])).values()];
}

/** The value of a text, or the key of what is wrong with it. */
function taken({ schema }: Field, name: string, text: unknown): { value: unknown } | string {
  try {
    const form = schema.validateSync({ [name]: text }) as Record<string, unknown>;
    return { value: form[name] };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return error.message;
  }
}

const keys = Object.keys(errors);
const broken = /[\0\u202A-\u202E\u2066-\u2069\uFEFF\u200B\r\u2028\u2029\p{Cs}]/u;

type Texts = Record<string, string>;

/** These fields of an answer; '' for those that it leaves out. */
function textsIn(body: unknown, fields: readonly string[]): Texts {
  const { data } = body as { data: Texts };
  return Object.fromEntries(fields.map((name) => [name, data[name] ?? '']));
}

export function proveHostileTexts({ saved, ...draws }: Draws & { saved: number }): void {
  test.each(fieldsOfSchemas())(
    '$name takes a text clean, or refuses it',
    (field) => {
      const name = field.name.split('.').at(-1) ?? '';
      const property = fc.property(hostileText, (parts) => {
        const text = parts.join('');
        const first = taken(field, name, text);
        if (typeof first === 'string') {
          expect(keys).toContain(first);
          // A password is nobody's to change.
        } else if (typeof first.value === 'string' && !/password/i.test(name)) {
          if (field.part === 'body') expect(first.value).not.toMatch(broken);
          expect(taken(field, name, first.value)).toEqual(first);
        }
      });
      fc.assert(property, fuzzParameters(draws));
    },
    timeoutOf(draws),
  );

  const created = startCreating();
  afterAll(() => created.removeAll());

  test(
    'the API stores a text once, and then no other',
    async () => {
      const texts = fc.sample(hostileText, { seed: draws.seed, numRuns: saved });
      for (const parts of texts) {
        const text = parts.join('');
        const member = await created.buildMember();
        const token = await created.signIn(member);
        const ad = await created.buildListing({ owner: member.uid });
        const { termsAcceptedAt: _at, termsVersion: _version, ...profile } = completeProfile;
        const saves = [
          {
            fields: ['companyname', 'city'],
            send: (texts: Texts) =>
              call(updateMe, { ...profile, termsAccepted: true, ...texts }, { token }),
          },
          {
            fields: ['title', 'costs'],
            send: (texts: Texts) => sendForm(updateListing, texts, [], { id: ad, token }),
          },
        ];
        for (const { fields, send } of saves) {
          const first = await send(Object.fromEntries(fields.map((name) => [name, text])));
          expect([200, 400], JSON.stringify(first.body)).toContain(first.status);
          if (first.status === 400) continue;
          const stored = textsIn(first.body, fields);
          expect(textsIn((await send(stored)).body, fields)).toEqual(stored);
        }
      }
    },
    timeoutOf(draws),
  );
}
