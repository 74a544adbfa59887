import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';

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
