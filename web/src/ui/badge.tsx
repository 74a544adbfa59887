import type { ReactNode } from 'react';

/** Each has its rule in badge.css; `accent` is the look of all of them that name no other. */
export type BadgeLook = 'accent' | 'featured' | 'brand' | 'error' | 'quiet' | 'faint' | 'on-brand';

/** A short label with a background. */
export function Badge({ look = 'accent', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={`badge badge-${look}`}>{children}</span>;
}
