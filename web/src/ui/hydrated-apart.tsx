import { memo, Suspense, type ComponentType } from 'react';

/**
 * The component, hydrated in a task of its own after what is around it. It also stays as it is when only its parent
 * renders again: new props would make React hydrate it at once, and the page stand still meanwhile.
 */
export function hydratedApart<Props extends object>(Component: ComponentType<Props>) {
  return memo(function HydratedApart(props: Props) {
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  });
}
