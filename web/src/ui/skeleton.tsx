import { Box, type BoxProps } from '@chakra-ui/react/box';

/** A quiet block in the shape of what comes. */
export function Skeleton(props: BoxProps) {
  return (
    <Box
      aria-hidden="true"
      bg="bg.muted"
      borderRadius="md"
      animation="pulse 1.6s ease-in-out infinite"
      {...props}
    />
  );
}
