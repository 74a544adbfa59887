/** Chakra's engine and Emotion. */
export { ChakraProvider } from '@chakra-ui/react/styled-system';
export { themeSystem } from '../theme/system.ts';
export { createStyles } from '../theme/system.ts';
