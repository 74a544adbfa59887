import { expect, it } from 'vitest';
import { functionPaths } from './web-dev-server.ts';

it('returns the paths that Hosting rewrites to functions', () => {
  const rewrites = [
    { source: '/api', function: {} },
    { source: '/api/**', function: {} },
    { source: '/media/**', function: {} },
    { source: '**', destination: '/index.html' },
  ];
  expect(functionPaths(rewrites)).toEqual(['/api', '/media']);
});
