import { memo, Suspense, useEffectEvent, useLayoutEffect, useRef, type ComponentType } from 'react';
import { notePart } from '../lib/browser/drawn-parts.ts';

/**
 * The component, hydrated in a task of its own after what is around it. It also stays as it is when only its parent
 * renders again: new props would make React hydrate it at once, and the page stand still meanwhile. Until then no
 * answer reaches the page.
 */
export function hydratedApart<Props extends object>(Component: ComponentType<Props>) {
  return memo(function HydratedApart(props: Props) {
    const part = useRef<{ isAlive: boolean; tell?: () => void }>({ isAlive: false });
    useLayoutEffect(() => {
      // Elsewhere than on a drawn page it lives as soon as what is around it.
      if (part.current.isAlive) return undefined;
      return (part.current.tell = notePart());
    }, []);
    return (
      <Suspense>
        <Component {...props} />
        <Alive
          tell={() => {
            part.current.isAlive = true;
            part.current.tell?.();
          }}
        />
      </Suspense>
    );
  });
}

function Alive({ tell }: { tell: () => void }) {
  const onAlive = useEffectEvent(tell);
  useLayoutEffect(() => onAlive(), []);
  return null;
}
