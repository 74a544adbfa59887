import { chakra } from '@chakra-ui/react/styled-system';
import { inputRecipe } from '../theme/recipes.ts';

export const Input = chakra('input', inputRecipe);
