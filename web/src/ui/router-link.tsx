import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { linkRecipe } from '../theme/recipes.ts';

/** A link inside the site. */
export const RouterLink = chakra(Link, linkRecipe);
