import { memo, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { newPart } from '../lib/browser/drawn-parts.ts';

/**
 * The component, hydrated in a task of its own after what is around it. It also stays as it is when only its parent
 * renders again: new props would make React hydrate it at once, and the page stand still meanwhile. Until then no
 * answer reaches the page.
 */
export function hydratedApart<Props extends object>(Component: ComponentType<Props>) {
  return memo(function HydratedApart(props: Props) {
    const [{ hold, tell }] = useState(newPart);
    useLayoutEffect(hold, [hold]);
    return (
      <Suspense>
        <Component {...props} />
        <Alive tell={tell} />
      </Suspense>
    );
  });
}

function Alive({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}
