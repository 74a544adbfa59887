import { expect, it } from 'vitest';
import { functionsManifest } from './build-functions.ts';

it('lists only the packages that have to be installed as dependencies', () => {
  const manifest = {
    engines: { node: '24' },
    dependencies: {
      '@google-cloud/storage': '1.0.0',
      express: '2.0.0',
      'firebase-admin': '3.0.0',
      sharp: '4.0.0',
      'sharp-like': '5.0.0',
    },
  };
  expect(functionsManifest(manifest)).toMatchObject({
    main: 'index.js',
    engines: { node: '24' },
    dependencies: { '@google-cloud/storage': '1.0.0', 'firebase-admin': '3.0.0', sharp: '4.0.0' },
  });
  expect(functionsManifest(manifest)).not.toHaveProperty('dependencies.express');
  expect(functionsManifest(manifest)).not.toHaveProperty('dependencies.sharp-like');
});
