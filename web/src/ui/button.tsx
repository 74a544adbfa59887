import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '../theme/recipes.ts';

/** The one button; `asChild` gives a link the same look. */
export const Button = chakra('button', buttonRecipe, {
  defaultProps: { type: 'button' },
});
