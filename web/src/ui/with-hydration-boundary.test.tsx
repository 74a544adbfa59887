import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterHydration } from '../lib/browser/hydration.ts';
import { withHydrationBoundary } from './with-hydration-boundary.tsx';

/** Like the query cache: a render gets the value that is known at that time. */
let known = 'rendered';
let changed: () => void = () => undefined;
beforeEach(() => {
  known = 'rendered';
  // Tasks run as in a browser, and not all at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => vi.unstubAllGlobals());

function Known() {
  const text = useSyncExternalStore(
    (listener) => {
      changed = listener;
      return () => undefined;
    },
    () => known,
    () => known,
  );
  return <p>{text}</p>;
}

const Part = withHydrationBoundary(Known);

function Page({ ask }: { ask: () => void }) {
  // Before React continues with the boundary: like an answer that arrives while a slow phone is busy.
  const begin = useEffectEvent(ask);
  useLayoutEffect(() => begin(), []);
  return (
    <main>
      <Part />
    </main>
  );
}

async function answer(work: (result: Promise<string>) => Promise<string>): Promise<void> {
  known = await work(Promise.resolve('answered'));
  changed();
}

/** Renders the page as the server does, hydrates it, and answers the errors that React reports. */
async function hydrate(work: (result: Promise<string>) => Promise<string>) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page ask={() => undefined} />);
  const complaints: unknown[] = [];
  const page = hydrateRoot(root, <Page ask={() => void answer(work)} />, {
    onRecoverableError: (error) => complaints.push(error),
  });
  await vi.waitFor(() => expect(root.textContent).toBe('answered'));
  page.unmount();
  return complaints;
}

it('hydrates before an answer reaches the page, however early that arrives', async () => {
  expect(await hydrate(afterHydration)).toEqual([]);
});

it('would differ from the server HTML if the answer did not wait', async () => {
  expect(await hydrate((result) => result)).toHaveLength(1);
});

it('delays nothing after hydration, or on a page without server HTML', async () => {
  await hydrate(afterHydration);
  expect(await afterHydration(Promise.resolve('at once'))).toBe('at once');
  await expect(afterHydration(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
