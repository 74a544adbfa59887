import { expect, it } from 'vitest';
import { functionPaths } from './web-dev-server.ts';

it('hands to functions what Hosting hands to functions', () => {
  const rewrites = [
    { source: '/api', function: {} },
    { source: '/api/**', function: {} },
    { source: '/media/**', function: {} },
    { source: '**', destination: '/index.html' },
  ];
  expect(functionPaths(rewrites)).toEqual(['/api', '/media']);
});
