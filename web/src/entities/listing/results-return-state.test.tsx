import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { readResultsReturnState, useResultsState } from './results-return-state.ts';

const results = { address: '/en/ads?page=2', index: 3 };

it.each([
  [undefined, undefined],
  [null, undefined],
  ['text', undefined],
  [{ from: '/en' }, undefined],
  [{ results: null }, undefined],
  [{ results: { address: 7 } }, undefined],
  [{ results: { address: '/en/ads' } }, { address: '/en/ads', index: undefined }],
  [{ results }, results],
])('reads the results in the state %j', (state, expected) => {
  expect(readResultsReturnState(state)).toEqual(expected);
});

function Shown() {
  return <output>{JSON.stringify(useResultsState()?.results.address ?? null)}</output>;
}

it.each([
  ['/en/ads?page=2', undefined, '/en/ads?page=2'],
  ['/en/ads/one', { results }, '/en/ads?page=2'],
  ['/en/ads/one', undefined, null],
  ['/en', undefined, null],
])('links on %s with the state %j lead back to %j', (address, state, expected) => {
  const [pathname = '', search] = address.split('?');
  const router = createMemoryRouter([{ path: '/:lng/*', element: <Shown /> }], {
    initialEntries: [{ pathname, search: search === undefined ? '' : `?${search}`, state }],
  });
  const { unmount } = render(<RouterProvider router={router} />);
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify(expected));
  unmount();
});
