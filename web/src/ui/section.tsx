import { Box, type BoxProps } from '@chakra-ui/react/box';

/** Content at its full width with the page's side room. */
export function Container(props: BoxProps) {
  return <Box width="full" maxW="content" mx="auto" px={{ base: '4', md: '6' }} {...props} />;
}
