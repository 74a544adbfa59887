import { describe, expect, it } from 'vitest';
import { readJson } from '../repository.ts';
import { functionPatterns } from './web-dev-server.ts';

const { hosting } = readJson('firebase.json') as {
  hosting: { rewrites: Parameters<typeof functionPatterns>[0] };
};

describe('the proxy of the dev server', () => {
  const patterns = functionPatterns(hosting.rewrites).map((pattern) => new RegExp(pattern));
  const isHandedOn = (address: string) => patterns.some((pattern) => pattern.test(address));

  it.each(['/api/listing?page=2', '/api/listing/create', '/api', '/media/listings/a/b-640.webp'])(
    'hands %s on to a function',
    (address) => expect(isHandedOn(address)).toBe(true),
  );

  it.each(['/', '/ar/ads?search=api', '/src/main.tsx', '/apis', '/ar/media/x'])(
    'answers %s itself',
    (address) => expect(isHandedOn(address)).toBe(false),
  );
});
