import { Box, type BoxProps } from '@chakra-ui/react/box';

/** A word on a small coloured ground. */
export function Badge(props: BoxProps) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      borderRadius="full"
      px="2.5"
      py="0.5"
      fontSize="xs"
      fontWeight="semibold"
      bg="bg.accentSubtle"
      color="fg.accent"
      {...props}
    />
  );
}
