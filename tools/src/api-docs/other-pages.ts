import { providers, signInProblems } from '@qaysari/contract/account/types';
import { imageObjectName, imageWidths, type ImageWidth } from '@qaysari/contract/listing/images';
import { defaultLanguage, languageCodes } from '@qaysari/contract/shared/languages';
import { reference, type Operation, type PathItem } from './open-api.ts';

/** Addresses that the contract's endpoints do not name, because browsers go there and no code calls them. */
export function otherPages(): Record<string, PathItem> {
  const path = `/media/${imageObjectName('{id}', '{hash}', '{width}' as unknown as ImageWidth)}`;
  return {
    ...Object.fromEntries(
      providers.flatMap((provider) => [
        [`/auth/${provider}`, { get: startSignIn(provider) }],
        [`/auth/${provider}/callback`, { get: finishSignIn(provider) }],
      ]),
    ),
    [path]: { servers: [{ url: '/' }], get: readImage },
  };
}

const nameOf = (provider: string) => provider.charAt(0).toUpperCase() + provider.slice(1);

const location = {
  Location: { required: true, schema: { type: 'string', format: 'uri' } },
};

function startSignIn(provider: string): Operation {
  return {
    operationId: `start${nameOf(provider)}SignIn`,
    tags: ['auth'],
    summary: `Sends a browser to ${nameOf(provider)} to sign in`,
    security: [],
    parameters: [
      {
        name: 'lng',
        in: 'query',
        description: 'The language of the page to which a failed sign-in leads.',
        schema: { type: 'string', enum: languageCodes, default: defaultLanguage },
      },
    ],
    responses: {
      302: {
        description: `To ${nameOf(provider)}, with a cookie for the way back; or, where it cannot be reached, to the sign-in page.`,
        headers: location,
      },
      404: reference('responses', 'notFound'),
      429: reference('responses', 'tooManyUntil'),
      default: reference('responses', 'failure'),
    },
  };
}

function finishSignIn(provider: string): Operation {
  const problems = signInProblems.map((each) => `\`${each}\``).join(', ');
  return {
    operationId: `finish${nameOf(provider)}SignIn`,
    tags: ['auth'],
    summary: `Takes a browser back from ${nameOf(provider)}`,
    description: 'The provider adds what it has to say to the address.',
    security: [],
    parameters: [
      {
        name: 'state',
        in: 'query',
        description: 'As it was sent to the provider.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      302: {
        description: `To \`/?token=…\`, or to \`/{lng}/sign-in?problem=…\` with one of ${problems}.`,
        headers: location,
      },
      404: reference('responses', 'notFound'),
      default: reference('responses', 'failure'),
    },
  };
}

const inPath = (name: string) => ({ name, in: 'path', required: true }) as const;

const readImage: Operation = {
  operationId: 'readImage',
  tags: ['media'],
  summary: 'Answers a picture of an ad',
  description:
    'Its name holds a hash of its content, so that it never changes: browsers keep it for a year, the CDN for an hour.',
  security: [],
  parameters: [
    { ...inPath('id'), description: 'Of the ad.', schema: { type: 'string' } },
    { ...inPath('hash'), schema: { type: 'string' } },
    {
      ...inPath('width'),
      description: 'In pixels.',
      schema: { type: 'integer', enum: imageWidths },
    },
  ],
  responses: {
    200: { description: 'The picture.', content: { 'image/webp': {} } },
    304: { description: 'The caller has it already (`If-None-Match`).' },
    404: {
      description: 'There is no such picture, nor anything else below `/media`. Without a body.',
    },
    503: {
      description:
        'Storage could not be read; `Retry-After` says when to try again. Without a body.',
    },
  },
};
