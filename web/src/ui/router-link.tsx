import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

const linkRecipe = defineRecipe({
  className: 'q-link',
  base: {
    color: 'fg.brand',
    fontWeight: 'medium',
    borderRadius: 'sm',
    textUnderlineOffset: '0.25em',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    quiet: { true: { color: 'inherit', fontWeight: 'normal' } },
    inText: { true: { textDecoration: 'underline' } },
  },
});

/** A link inside the site. */
export const RouterLink = chakra(Link, linkRecipe);

/** Leads one page up, above what a page is about. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouterLink to={to} display="inline-flex" alignItems="center" gap="1" minH="11" fontSize="sm">
      <ChevronLeft className="mirror" size={16} aria-hidden="true" />
      {children}
    </RouterLink>
  );
}
