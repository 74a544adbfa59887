import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';

/** Leads one page up, above what a page is about. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouterLink to={to} display="inline-flex" alignItems="center" gap="1" minH="11" fontSize="sm">
      <ChevronLeft className="mirror" size={16} aria-hidden="true" />
      {children}
    </RouterLink>
  );
}
