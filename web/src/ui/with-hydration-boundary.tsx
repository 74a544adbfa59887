import { memo, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { createHydrationGate } from '../lib/browser/hydration.ts';

/**
 * The component, hydrated in a task of its own after what is around it. Like `memo`, it does not render again with its
 * parent: new props would make React hydrate it at once and block the page. Query results wait until it is hydrated.
 */
export function withHydrationBoundary<Props extends object>(Component: ComponentType<Props>) {
  return memo(function HydrationBoundary(props: Props) {
    const [{ wait, open }] = useState(createHydrationGate);
    useLayoutEffect(wait, [wait]);
    return (
      <Suspense>
        <Component {...props} />
        <GateOpener open={open} />
      </Suspense>
    );
  });
}

function GateOpener({ open }: { open: () => void }) {
  useLayoutEffect(open, [open]);
  return null;
}
